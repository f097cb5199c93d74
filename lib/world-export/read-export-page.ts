import type { ArticleState } from '../model/index.ts';
import { articleOf, type ReadArticle } from './article-of.ts';
import type { ExportPart, ExportProblem, ReadExportOptions } from './export-part.ts';
import { LocalCategories, slices } from './local-categories.ts';
import { templateNamed } from './metadata-of.ts';
import { type ArticleElement, PageParser } from './page-parser.ts';

/** An article that may be passed on. */
interface HeldArticle extends Pick<ReadArticle, 'article' | 'category'> {
  isWhole: boolean;
}

/** Limits of what is held back, in characters, and of the articles that links tell of. */
const MOST_HELD = 16_000_000;
const MOST_LINKED = 200_000;

const STATES: ReadonlyMap<string | null, ArticleState> = new Map([
  ['public', 'public'],
  ['private', 'private'],
]);

/**
 * What links to articles tell of them: template and visibility, in the same words whatever the interface's language is. An
 * article whose own metadata don't tell them is held back until a link does, or the page ends.
 */
class LinkedArticles {
  private readonly templates = new Map<string, string>();
  private readonly states = new Map<string, ArticleState>();
  private held: HeldArticle[] = [];
  private size = 0;

  /** Learns from the links in an element. */
  note(root: Element): void {
    if (this.templates.size + this.states.size > MOST_LINKED) return;
    for (const link of root.querySelectorAll('[data-article-id]')) {
      const id = link.getAttribute('data-article-id')?.trim().toLowerCase() ?? '';
      const template = templateNamed(link.getAttribute('data-template-type') ?? '');
      const state = STATES.get(link.getAttribute('data-article-privacy'));
      if (template !== undefined) this.templates.set(id, template);
      if (state !== undefined) this.states.set(id, state);
    }
  }

  /** Returns what can be passed on: this article, unless it is held back, and those for which there is no more room. */
  hold(one: HeldArticle): HeldArticle[] {
    const known = this.completed(one);
    if (!known.isWhole || !isUnclear(known)) return [known];
    this.held.push(one);
    this.size += one.article.content.length;
    const passed: HeldArticle[] = [];
    while (this.size > MOST_HELD) {
      const [first] = this.held.splice(0, 1);
      if (!first) break;
      this.size -= first.article.content.length;
      passed.push(this.completed(first));
    }
    return passed;
  }

  /** What was held back. */
  rest(): HeldArticle[] {
    const rest = this.held.map((one) => this.completed(one));
    this.held = [];
    return rest;
  }

  private completed(one: HeldArticle): HeldArticle {
    const { article } = one;
    const template = article.template || (this.templates.get(article.id) ?? '');
    return {
      ...one,
      article: { ...article, template, state: article.state ?? this.states.get(article.id) ?? null },
    };
  }
}

const isUnclear = ({ article }: HeldArticle): boolean => article.template === '' || article.state === null;

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
    await slice();
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
