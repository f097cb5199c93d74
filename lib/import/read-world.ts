import { everything, openLocalCopy } from '../library/index.ts';
import type { ArticleId, WorldId } from '../model/index.ts';
import type { ImportRecord, SentText, WorldFacts } from './plan.ts';

/** Reads what a plan has to know of a world from its offline copy. Sends nothing. */
export async function readWorldFacts(
  worldId: WorldId,
  records: ReadonlyMap<string, ImportRecord>,
  slice: () => Promise<void> | null,
  isWhole = true,
): Promise<WorldFacts> {
  const entries = await everything(worldId);
  const articles = entries.filter(({ kind }) => kind === 'article');
  const known = new Set(articles.map(({ id }) => id));
  return {
    ...{ worldId, isWhole },
    articles: articles.map(({ id, title, template }) => ({ id, title, template: template ?? 'article' })),
    categories: entries.flatMap(({ kind, id, title, categoryId }) =>
      kind === 'category' ? [{ id, title, parentId: categoryId }] : [],
    ),
    images: entries.flatMap(({ kind, id, title }) => (kind === 'image' ? [{ id, title }] : [])),
    // An export's texts aren't what was entered, letter by letter.
    texts: !isWhole
      ? new Map()
      : await textsOf(
          worldId,
          [...records.values()].flatMap(({ articleId }) =>
            articleId !== null && known.has(articleId) ? [articleId] : [],
          ),
          slice,
        ),
  };
}

async function textsOf(
  worldId: WorldId,
  ids: readonly ArticleId[],
  slice: () => Promise<void> | null,
): Promise<Map<ArticleId, SentText>> {
  const texts = new Map<ArticleId, SentText>();
  if (ids.length === 0) return texts;
  const copy = await openLocalCopy();
  for (const id of ids) {
    const body = await copy.body(worldId, { kind: 'article', id });
    if (body && 'sections' in body.resource)
      texts.set(id, { title: body.resource.title, content: body.resource.content });
    await slice();
  }
  return texts;
}
