import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ExportPart, readExportPage } from '../../../lib/world-export/index.ts';
import { htmlOf, mutations, NAMES, PAGE } from './mutations.ts';

async function* chunksOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 4_000) yield text.slice(at, at + 4_000);
}

async function read(html: string): Promise<ExportPart[]> {
  const parts: ExportPart[] = [];
  const { signal } = new AbortController();
  const options = { worldId: 'w', address: null, signal, pause: async () => {} };
  for await (const part of readExportPage(chunksOf(html), options)) parts.push(part);
  return parts;
}

/** What concerns the whole page, so that any article of it may be missing. */
const OF_PAGE: ReadonlySet<string> = new Set(['noEnd', 'torn', 'tooDeep', 'notExport']);

/** What an article shows of these names, and nothing else of it. */
const namesIn = (shown: unknown): string[] => NAMES.filter((name) => JSON.stringify(shown).includes(name));

it('of 1,000 damaged, hostile and unknown pages, each is read as far as possible, and says what it lacks', () =>
  fc.assert(
    fc.asyncProperty(mutations, async (all) => {
      const page = all.reduce((before, mutate) => mutate.of(before), PAGE);
      const parts = await read(htmlOf(page));
      const problems = parts.flatMap((part) => (part.part === 'problem' ? part.problem : []));
      const items = parts.flatMap((part) => (part.part === 'items' ? part.items : []));
      const articles = items.flatMap((item) => (item.kind === 'article' ? item : []));
      const categories = new Map(
        items.flatMap((item) => (item.kind === 'category' ? [[item.category.id, item.category.title]] : [])),
      );

      // Nothing wrong is shown as right, and no id twice.
      expect(new Set(articles.map(({ article }) => article.id)).size).toBe(articles.length);
      for (const { article } of articles) {
        const { title, content, sections, tags, template, state, categoryId } = article;
        const category = categoryId === null ? null : (categories.get(categoryId) ?? 'none');
        const owners = namesIn([title, content, sections, tags, category]);
        const ofId = page.articles.filter(({ id }) => id === article.id).map((one) => one.title);
        expect(owners.length).toBeLessThanOrEqual(1);
        expect(ofId).toEqual(expect.arrayContaining(owners));
        expect(['', 'person']).toContain(template);
        expect([null, 'private']).toContain(state);
        if (template === '' || state === null)
          expect(problems).toContainEqual(expect.objectContaining({ title }));
        expect([null, ...NAMES.map((name) => `Folder${name}`)]).toContain(category);
        expect(content).not.toMatch(/<[a-z!/]|javascript:[^\]]*\]x\[\/url\]|onerror|srcdoc/);
      }

      // Whatever isn't there is named.
      if (problems.some(({ code }) => OF_PAGE.has(code))) return;
      for (const { id, title } of page.articles) {
        const found = articles.find(
          ({ article, isWhole }) =>
            isWhole &&
            article.id === id &&
            article.title === title &&
            article.content.includes(`first${title}`) &&
            article.content.includes(`last${title}`),
        );
        const isNamed = problems.some((one) => one.articleId === id || one.title === title);
        expect(found !== undefined || isNamed, `${title} is whole or named`).toBe(true);
      }
    }),
    { numRuns: 1000 },
  ));

it('leaves nothing of a tag in which the page was cut', async () => {
  const page = htmlOf(PAGE);
  for (const { index, 0: start } of page.matchAll(/<\/?/g)) {
    const parts = await read(page.slice(0, index + start.length));
    const texts = parts.flatMap((part) => (part.part === 'items' ? part.items : []));
    expect(JSON.stringify(texts)).not.toMatch(/<[/"\\]/);
  }
});
