import { beforeEach } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { readExport } from '../../../components/import/read-export.ts';
import type { ImportReport } from '../../../components/import/reading.ts';
import type { AskTarget } from '../../../components/import/target-of.ts';
import { createLocalWorlds } from '../../../lib/background/worlds/local-worlds.ts';
import { everything, openLibrary, openLocalCopy } from '../../../lib/library/index.ts';
import { articleId, exportPage, type PageArticle } from '../world-export/export-page.ts';

/** Empties the library before each test, and lists worlds as the background does. */
export function startEmpty(): void {
  beforeEach(async () => {
    await (await openLibrary()).clear();
    // The background's own list of worlds.
    const worlds = createLocalWorlds({ refresh: () => {}, forget: async () => {} }, async () => {});
    fakeBrowser.runtime.onMessage.addListener(async ({ channel, request }) => {
      if (channel !== 'localWorlds.add') return undefined;
      await worlds.add({ ...request, ownership: null });
      return { ok: true, value: null };
    });
  });
}

async function* chunks(html: string) {
  yield html;
}

export const neverAsked: AskTarget = ({ title, world }) => {
  throw new Error(`It was asked whether ${title} is ${world.title}`);
};

export const outcomeOf = (
  html: string,
  address: string | null = null,
  signal = new AbortController().signal,
  ask = neverAsked,
) => readExport({ kind: 'page', text: () => chunks(html), address }, { signal, onProgress: () => {}, ask });

export async function reportOf(
  html: string,
  address: string | null = null,
  ask = neverAsked,
): Promise<ImportReport> {
  const outcome = await outcomeOf(html, address, undefined, ask);
  if (outcome.kind !== 'read') throw new Error(`The page wasn't read: ${outcome.kind}`);
  const [report] = outcome.reports;
  if (!report) throw new Error('There is no report');
  return report;
}

export const article = (number: number, more: Partial<PageArticle> = {}): PageArticle => ({
  ...{ id: articleId(number), title: `A${number}`, body: '<p>Text one</p><p>Text two</p>' },
  ...more,
});
export const pageOf = (...numbers: readonly number[]): string =>
  exportPage(numbers.map((number) => article(number)));

export const titlesIn = async (worldId: string) =>
  (await everything(worldId)).map(({ title }) => title).sort();
export const contentOf = async (worldId: string, number: number) => {
  const body = await (await openLocalCopy()).body(worldId, { kind: 'article', id: articleId(number) });
  return body && 'content' in body.resource ? body.resource.content : null;
};
