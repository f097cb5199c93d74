import { articleOf } from './article-of.ts';
import type { ExportPart, ExportProblem, ReadExportOptions } from './export-part.ts';
import { type HeldArticle, LinkedArticles } from './linked-articles.ts';
import { LocalCategories } from './local-categories.ts';
import { type ArticleElement, PageParser } from './page-parser.ts';
import { slices } from './slices.ts';

/** Characters that the parser gets at once. */
const STRIDE = 16_384;

/**
 * Reads the export page from chunks of its HTML. Holds one article at a time, and the World Codex. Nothing runs, and
 * nothing is requested. Never throws because of the page; aborting rejects with the signal's reason.
 */
export async function* readExportPage(
  chunks: AsyncIterable<string>,
  options: ReadExportOptions,
): AsyncGenerator<ExportPart> {
  const { signal, address, worldId } = options;
  const page = new PageParser(address);
  const slice = slices(options.pause);
  const categories = new LocalCategories(worldId);
  const links = new LinkedArticles();
  const seen = new Set<string>();
  /** Ids and titles of articles that were left out because their id was read before. */
  const repeated = new Set<string>();
  let isWorldSaid = false;
  let done = 0;

  function* world(first: ArticleElement): Generator<ExportPart> {
    if (isWorldSaid) return;
    isWorldSaid = true;
    const articleIds = page.codex.size > 0 ? [...page.codex.keys()] : first.id === null ? [] : [first.id];
    const articleCount = page.codex.size > 0 ? page.codex.size : null;
    yield {
      part: 'world',
      world: { id: null, title: page.title, slug: page.address.slug, url: null, articleIds, articleCount },
    };
  }

  async function* read(found: ArticleElement): AsyncGenerator<ExportPart> {
    const title = found.title === '' ? null : found.title;
    if (found.id === null) return yield problem('noId', title, null);
    if (seen.has(found.id)) {
      repeated.add(`${found.id} ${title}`);
      return yield problem('repeatedId', title, found.id);
    }
    seen.add(found.id);
    if (found.isTooLong) return yield problem('tooLong', title, found.id);
    links.note(found.root);
    const linked = page.codex.get(found.id) ?? null;
    const read = await articleOf(found, found.id, linked, options, slice);
    for (const code of read.problems) yield problem(code, read.article.title, found.id);
    if (!found.isWhole) yield problem('cutShort', read.article.title, found.id);
    done += 1;
    for (const one of links.hold({ ...read, isWhole: found.isWhole && !read.problems.includes('noText') }))
      yield* pass(one);
    yield { part: 'progress', done, total: page.codex.size === 0 ? null : page.codex.size };
  }

  async function* pass({ article, category, isWhole }: HeldArticle): AsyncGenerator<ExportPart> {
    if (isWhole && (article.template === '' || article.state === null))
      yield problem('unclear', article.title, article.id);
    const fresh = category === null ? null : await categories.add(category);
    const categoryId = category === null ? null : await categories.id(category);
    yield {
      part: 'items',
      items: [
        ...(fresh ? [{ kind: 'category' as const, category: fresh, isLocalId: true }] : []),
        { kind: 'article', article: { ...article, categoryId }, isWhole },
      ],
    };
  }

  async function* finished(): AsyncGenerator<ExportPart> {
    for (let found = page.next(); found && !page.isTranslated; found = page.next()) {
      signal.throwIfAborted();
      yield* world(found);
      await slice();
      yield* read(found);
    }
  }

  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length && !page.isTooDeep && !page.isTranslated; at += STRIDE) {
      signal.throwIfAborted();
      page.write(chunk.slice(at, at + STRIDE));
      await slice();
      yield* finished();
    }
    if (page.isTooDeep || page.isTranslated) break;
  }
  if (page.isTranslated) return yield problem('translated', page.title === '' ? null : page.title, null);
  // Ending the page closes its elements.
  const { isTooDeep } = page;
  if (isTooDeep) yield problem('tooDeep', null, null);
  page.end();
  yield* finished();
  for (const one of links.rest()) yield* pass(one);
  if (seen.size === 0) return yield problem('notExport', page.title === '' ? null : page.title, null);
  const missing = [...page.codex].filter(([id]) => !seen.has(id));
  if (page.isDamaged) yield problem('torn', null, null);
  else if (!isTooDeep && !page.hasEnd && (page.codex.size === 0 || missing.length > 0))
    yield problem('noEnd', null, null);
  for (const [id, title] of missing) yield problem('missing', title, id);
  for (const { id, title } of page.repeatedLinks)
    if (!repeated.has(`${id} ${title}`)) yield problem('repeatedId', title, id);
}

const problem = (
  code: ExportProblem['code'],
  title: string | null,
  articleId: string | null,
): ExportPart => ({ part: 'problem', problem: { code, title, articleId } });
