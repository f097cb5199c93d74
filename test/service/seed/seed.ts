import {
  formatInstant,
  insertArticle,
  insertCategory,
  insertImage,
  insertWorld,
  type Store,
  type StoredArticle,
  type StoredUser,
  type StoredWorld,
  setMeta,
} from '../database/index.ts';
import { countWords, slugOf } from '../rules/index.ts';
import { generateArticle } from './generate.ts';
import { Random } from './random.ts';
import { lore, people } from './saltmere-people.ts';
import { branches, places } from './saltmere-places.ts';
import type { Branch, Tale } from './tale.ts';

export interface SeedOptions {
  seed: number;
  /** Articles of the first world. */
  articles: number;
  /** Worlds of the token's owner, one at least. */
  worlds: number;
}

const start = Date.UTC(2023, 8, 1);
const worldNames: [string, ...string[]] = [
  'Saltmere',
  'The Ninth Lantern',
  'Ashfall Reach',
  'Under Glass',
  'Low Country',
];

/** Fills an empty store; the same options always give the same rows. */
export function seedStore(store: Store, options: SeedOptions): void {
  const random = new Random(options.seed);
  store.transaction(() => {
    setMeta(store, 'applicationKey', `app-${random.hex(40)}`);
    const owner = addUser(store, random, 'owner', 'Tidewright', 'Mira', 'Halloran');
    const second = addUser(store, random, 'second', 'Oriel', 'Jonas', 'Birk');
    const coauthor = addUser(store, random, 'coauthor', 'Fennick', 'Ada', 'Fenn');

    for (let index = 0; index < Math.max(1, options.worlds); index += 1) {
      const name = worldNames[index] ?? `World ${index + 1}`;
      const world = addWorld(store, random, owner, name, index % 2 === 0 ? 'public' : 'private');
      if (index === 0) {
        setMeta(store, 'worldId', world.id);
        store.insert('coauthors', { worldId: world.id, userId: coauthor.id });
      }
      fillWorld(
        store,
        random,
        world,
        owner,
        index === 0 ? options.articles : Math.min(options.articles, 12),
        index === 0,
      );
    }
    const open = addWorld(store, random, second, 'Oriel’s Open Sky', 'public');
    const shut = addWorld(store, random, second, 'Oriel’s Closed Book', 'private');
    for (const world of [open, shut]) fillWorld(store, random, world, second, 5, false);
    setMeta(store, 'second.worldId', open.id);
    setMeta(store, 'second.privateWorldId', shut.id);
  });
}

function addUser(
  store: Store,
  random: Random,
  role: string,
  username: string,
  firstname: string,
  lastname: string,
): StoredUser {
  const user = {
    id: random.uuid(),
    username,
    userhash: random.hex(16),
    firstname,
    lastname,
    bio: `${firstname} draws maps of places that are not there.`,
    registrationDate: formatInstant(start),
  };
  const token = random.hex(64);
  store.insert('users', { ...user, token });
  setMeta(store, `${role}.token`, token);
  return user;
}

function addWorld(
  store: Store,
  random: Random,
  owner: StoredUser,
  name: string,
  state: 'public' | 'private',
): StoredWorld {
  const slug = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${owner.username.toLowerCase()}`;
  const date = formatInstant(start);
  const texts = {
    subtitle: 'Trust the lamps. Never the light.',
    description: `[b]${name}[/b] is a world of harbours, lamps and careful lies.`,
    tags: 'harbour,fantasy',
    display_css: '.user-css h1 { letter-spacing: 0.01em; }',
  };
  const world: StoredWorld = {
    id: random.uuid(),
    ownerId: owner.id,
    name,
    slug,
    state,
    locale: 'en',
    theme: 1,
    articlesPrivateOnCreation: false,
    creationDate: date,
    updateDate: date,
    texts,
  };
  insertWorld(store, world);
  for (const [custom, templateType] of [
    ['Harbour Log', 'article'],
    ['Crew Member', 'person'],
  ] as const)
    store.insert('customTemplates', { id: random.uuid(), worldId: world.id, name: custom, templateType });
  return world;
}

function fillWorld(
  store: Store,
  random: Random,
  world: StoredWorld,
  author: StoredUser,
  count: number,
  tales: boolean,
): void {
  const images = store.get('SELECT count(*) AS n FROM images')?.n;
  const firstImage = Number(images ?? 0) + 1;
  for (const [index, title] of ['harbour', 'lamp', 'chart'].entries())
    insertImage(store, {
      id: firstImage + index,
      worldId: world.id,
      ownerId: author.id,
      title: `${title}.svg`,
      extension: 'svg',
      width: 1200,
      height: 675,
      hue: random.below(360),
    });
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
    const slug = slugs.has(plain) ? `${plain}-${article.id.slice(0, 6)}` : plain;
    slugs.add(slug);
    const created = start + standing.length * 60_000 * 7;
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
      notificationDate: isDraft ? null : formatInstant(start + index * 60_000 * 7),
      publicationDate: isDraft ? null : formatInstant(start + index * 60_000 * 7),
      texts: { content: random.chance(0.05) ? made.content.replace(/\n/g, '\r\n') : made.content },
    });
  }
}

const blank = {
  categoryId: null,
  articleParentId: null,
  parentId: null,
  customArticleTemplate: null,
  isAdultContent: false,
  tags: null,
  excerpt: null,
  icon: null,
  position: null,
  cover: null,
  editor: 'code',
  views: 0,
  likes: null,
  passcode: null,
  cssClasses: null,
  displayCss: null,
  userMetadata: null,
  publicationDate: null,
  notificationDate: null,
};

type Known = Map<string, { id: string; template: string }>;

function fromTale(tale: Tale, id: string, known: Known, categories: Map<string, string>) {
  const published = tale.draft ? null : formatInstant(start);
  return {
    ...blank,
    id,
    title: tale.title,
    templateType: tale.template,
    categoryId: (tale.category && categories.get(tale.category)) || null,
    articleParentId: (tale.under && known.get(tale.under)?.id) || null,
    state: tale.private ? ('private' as const) : ('public' as const),
    isDraft: tale.draft ?? false,
    isWip: tale.wip ?? false,
    tags: tale.tags,
    excerpt: tale.excerpt ?? null,
    views: 40,
    publicationDate: published,
    notificationDate: published,
    texts: { ...tale.texts, content: withMentions(tale.content, known) },
  };
}

function withMentions(text: string, known: Known): string {
  return text.replace(/\{\{(.+?)\}\}/g, (_, title: string) => {
    const target = known.get(title);
    return target ? `@[${title}](${target.template}:${target.id})` : title;
  });
}

function addBranches(
  store: Store,
  random: Random,
  world: StoredWorld,
  list: readonly Branch[],
  parentId: string | null,
  ids: Map<string, string>,
): void {
  for (const [position, branch] of list.entries()) {
    const id = random.uuid();
    const date = formatInstant(start + ids.size * 60_000);
    insertCategory(store, {
      id,
      worldId: world.id,
      parentId,
      title: branch.title,
      slug: slugOf(branch.title, 'category'),
      state: 'public',
      description: branch.description,
      excerpt: null,
      icon: null,
      position,
      views: random.below(200),
      creationDate: date,
      updateDate: date,
    });
    ids.set(branch.title, id);
    addBranches(store, random, world, branch.under ?? [], id, ids);
  }
}
