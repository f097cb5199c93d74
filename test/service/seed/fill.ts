import { branches, lore, people, places } from '../../../lib/sample-world/content/index.ts';
import {
  formatInstant,
  insertArticle,
  type Store,
  type StoredArticle,
  type StoredUser,
  type StoredWorld,
} from '../database/index.ts';
import { countWords, slugOf } from '../rules/index.ts';
import { begin } from './begin.ts';
import { addBranches } from './categories.ts';
import { blank, fromTale } from './from-tale.ts';
import { generateArticle } from './generate.ts';
import type { Random } from './random.ts';
import { addSecrets } from './secrets.ts';

/** Creates a world's categories and `count` articles. With `tales`, the hand-written ones come first. */
export function fillWorld(
  store: Store,
  random: Random,
  world: StoredWorld,
  author: StoredUser,
  { count, tales }: { count: number; tales: boolean },
): void {
  const categories = new Map<string, string>();
  addBranches(store, random, world, branches, null, categories);
  const written = tales ? [...places, ...people, ...lore].slice(0, count) : [];
  const ids = written.map(() => random.uuid());
  const known = new Map(
    written.map(({ title, template }, index) => [title, { id: ids[index] ?? '', template }]),
  );
  const standing: { id: string; title: string; template: string }[] = [];
  const slugs = new Set<string>();

  const add = (
    article: Omit<
      StoredArticle,
      'slug' | 'wordcount' | 'creationDate' | 'updateDate' | 'worldId' | 'authorId'
    >,
  ) => {
    const plain = slugOf(article.title, article.templateType);
    const slug = slugs.has(plain) ? `${plain}-${article.id.slice(0, 8)}` : plain;
    slugs.add(slug);
    const created = begin + standing.length * 60_000 * 7;
    standing.push({ id: article.id, title: article.title, template: article.templateType });
    insertArticle(store, {
      ...article,
      slug,
      worldId: world.id,
      authorId: author.id,
      wordcount: countWords(article.texts.content),
      creationDate: formatInstant(created),
      updateDate: formatInstant(created + random.below(1000) * 3_600_000),
    });
  };

  for (const [index, tale] of written.entries()) add(fromTale(tale, ids[index] ?? '', known, categories));
  if (tales) addSecrets(store, random, world, known);
  const categoryIds = [...categories.values()];
  for (let index = standing.length; index < count; index += 1) {
    const made = generateArticle(random, () => {
      const target = standing[random.below(standing.length)];
      return target ? `@[${target.title || 'a note'}](${target.template}:${target.id})` : 'a stranger';
    });
    const isDraft = random.chance(0.15);
    add({
      ...blank,
      id: random.uuid(),
      title: random.chance(0.002) ? '' : made.title,
      templateType: made.template,
      tags: made.tags,
      excerpt: made.excerpt,
      categoryId: random.chance(0.85) ? (categoryIds[random.below(categoryIds.length)] ?? null) : null,
      state: random.chance(0.15) ? 'private' : world.state,
      isDraft,
      isWip: isDraft || random.chance(0.2),
      views: random.below(900),
      likes: random.chance(0.3) ? random.below(40) : null,
      notificationDate: isDraft ? null : formatInstant(begin + index * 60_000 * 7),
      publicationDate: isDraft ? null : formatInstant(begin + index * 60_000 * 7),
      texts: { content: random.chance(0.05) ? made.content.replace(/\n/g, '\r\n') : made.content },
    });
  }
}
