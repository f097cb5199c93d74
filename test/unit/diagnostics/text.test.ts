import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { collectFacts } from '../../../components/diagnostics/collect-facts.ts';
import { diagnosticsText } from '../../../components/diagnostics/diagnostics-text.ts';
import { readErrors, report } from '../../../lib/diagnostics/index.ts';
import { forgetBackups, markSaved } from '../../../lib/history/backup/index.ts';
import { openHistory, openStore } from '../../../lib/history/index.ts';
import { readMessage } from '../../../lib/i18n/index.ts';
import { noteSkipped, openLibrary, openWriter } from '../../../lib/library/index.ts';
import { openOutbox, writeLostDrafts } from '../../../lib/outbox/index.ts';
import { changeSettings, DEFAULT_SETTINGS } from '../../../lib/settings/index.ts';
import { writeConnection } from '../../../lib/stored-state/index.ts';
import { entry } from '../library/entry.ts';
import { draftOf } from '../outbox/drafts.ts';

beforeEach(() => {
  const estimate = async () => ({ usage: 1_000_000, quota: 5_000_000 });
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { estimate } });
});

/** Words that don't occur in the diagnostics' own texts. */
const word = fc.stringMatching(/^zq[a-z]{3,10}$/);
const world = fc.record({
  id: word,
  slug: word,
  host: word.map((name) => `${name}.example`),
  titles: fc.array(word, { minLength: 1, maxLength: 4 }),
  texts: fc.array(word, { minLength: 1, maxLength: 4 }),
  names: fc.array(word, { minLength: 3, maxLength: 3 }),
});
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

const wordsOf = ({ titles, texts, names, ...rest }: World): string[] => [
  ...Object.values(rest).map((text) => text.replace('.example', '')),
  ...titles,
  ...texts,
  ...names,
];

async function fill({ id, slug, host, titles, texts, names: [user = '', tag = '', label = ''] }: World) {
  const title = titles[0] ?? '';
  const url = `https://${host}/w/${slug}`;
  await writeConnection({
    ...{ state: 'connected', address: `https://${host}/api`, version: 'current', segment: slug },
    ...{ username: user, worlds: [{ id, title, slug, url, ownership: null }], worldId: id },
    ...{ hasPassphrase: false, tokenExposed: false, templates: [label] },
  });
  await changeSettings((settings) => ({
    ...settings,
    undoSeconds: 5,
    recentTemplates: [label],
    pagesOff: [label],
    pageDomains: [host],
    perSite: { [host]: { template: label, categoryId: id, tags: [tag] } },
    perWorld: { [id]: { categoryId: label } },
    library: { ...settings.library, copied: [id] },
  }));
  const store = await openOutbox();
  for (const [index, content] of texts.entries()) {
    const draft = draftOf({ id: `${id}-${index}` });
    await store.add({
      ...draft,
      text: { ...draft.text, worldId: id, title, content, fields: { tags: [tag] } },
    });
  }
  await writeLostDrafts({ restored: 1, gone: titles, since: 1 });
  await openWriter().put(
    id,
    titles.map((name, index) => ({
      ...entry(`${id}${index}`, name, { excerpt: texts[0] ?? '', tags: [tag] }),
      worldId: id,
    })),
  );
  await noteSkipped(id, { kind: 'article', id: slug, title }, 'noAnswer', 1);
  const change = {
    ...{
      id: `${id}-change`,
      ref: { worldId: id, kind: 'article' as const, id: slug },
      batch: null,
      title,
      at: 1,
    },
    ...{
      cause: 'flags' as const,
      before: { title },
      after: { title: tag },
      upstreamAt: null,
      hasWhole: false,
    },
    ...{
      state: 'refused' as const,
      sentence: readMessage(texts[0] ?? ''),
      found: null,
      lookAt: null,
      undoes: null,
      undoneBy: null,
    },
    ...{ bytes: 10, wroteAt: 1, appended: null },
  };
  await openStore().begin(change, null);
  await markSaved({ worldId: id, at: 1, name: `${title}.zip`, bytes: 5, things: 1 });
  const failed = new TypeError(`${title} ${url}`, { cause: new Error(user) });
  failed.stack = `TypeError: ${title} ${url}\n    at ${tag} (${url}/${label}.js:1:2)`;
  report(failed, 'test.fill');
}

async function empty() {
  const store = await openOutbox();
  for (const { id } of await store.list()) await store.remove(id, () => true);
  await Promise.all([
    openLibrary().then((library) => library.clear()),
    openStore().forget(null),
    forgetBackups(null),
    writeConnection({ state: 'none' }),
    writeLostDrafts(null),
    changeSettings(() => DEFAULT_SETTINGS),
  ]);
}

test('the text counts what is stored and contains none of its words', async () => {
  await fc.assert(
    fc
      .asyncProperty(world, async (seed) => {
        await fill(seed);
        // The log is written slightly later.
        await expect.poll(readErrors).not.toEqual([]);
        const text = diagnosticsText(await collectFacts());
        for (const secret of wordsOf(seed)) expect(text).not.toContain(secret);
        expect(text).toContain(
          `Outbox: editing ${seed.texts.length}, unreadable 0, lost ${seed.titles.length}`,
        );
        expect(text).toContain(`World 1: article ${seed.titles.length};`);
        expect(text).toContain('skipped noAnswer 1');
        expect(text).toContain('History: 1 changes');
        expect(text).toContain('undoSeconds: 5');
        expect(text).toContain('test.fill: TypeError, caused by Error');
        expect(text).not.toContain('can’t be read');
      })
      .afterEach(empty),
    { numRuns: 25 },
  );
});

test('a new installation needs only a few lines', async () => {
  await empty();
  expect((await openHistory().size()).changes).toBe(0);
  const lines = diagnosticsText(await collectFacts()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Connection: none',
      'Changed settings: all as installed',
      'Outbox: none, unreadable 0, lost 0',
      'Offline copies: none',
      'Backups: none',
    ]),
  );
});
