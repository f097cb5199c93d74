import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { readDraftsInLibrary, settleDrafts } from '../../../../lib/background/library/draft-entries.ts';
import { readPins, setPinned } from '../../../../lib/entries/index.ts';
import { readMessage } from '../../../../lib/i18n/index.ts';
import { type Entry, type EntryRef, keyOf, type Link, openLibrary } from '../../../../lib/library/index.ts';
import type { Delivery } from '../../../../lib/outbox/index.ts';
import { writeAccountId, writeConnection } from '../../../../lib/stored-state/index.ts';
import { connection, draftIn, progress, queued } from '../connected.ts';

/** A copy in memory, all or nothing at each write as the real one; a write may be the worker's last. */
const copy = vi.hoisted(() => ({
  entries: new Map<string, Entry>(),
  drafts: [] as unknown[],
  /** What each entry links to, by its id. */
  links: new Map<string, readonly Link[]>(),
  isPaused: false,
  writes: 0,
  /** How many steps the worker still lives for. */
  life: Number.POSITIVE_INFINITY,
}));

function step(): void {
  copy.life -= 1;
  if (copy.life < 0) throw new Error('the worker died');
}

vi.mock(import('../../../../lib/library/index.ts'), async (original) => {
  const { openLocalCopy, openWriter, ...rest } = await original();
  const library = await openLocalCopy();
  const write = (
    entries: readonly Entry[],
    gone: readonly EntryRef[],
    links: readonly { ref: EntryRef; links: readonly Link[] }[] = [],
  ) => {
    step();
    copy.writes += 1;
    for (const { id } of gone) for (const of of [copy.entries, copy.links]) of.delete(id);
    for (const entry of entries) copy.entries.set(entry.id, entry);
    for (const one of links) copy.links.set(one.ref.id, one.links);
    step();
  };
  return {
    ...rest,
    openLocalCopy: async () => ({
      ...library,
      entries: async (_world: string, refs: readonly EntryRef[]) =>
        refs.map(({ id }) => copy.entries.get(id) ?? null),
    }),
    openWriter: () => ({
      ...openWriter(),
      state: async (worldId: string) => ({
        ...(await openWriter().state(worldId)),
        paused: copy.isPaused,
      }),
      put: async (
        _world: string,
        entries: readonly Entry[],
        gone: readonly EntryRef[] = [],
        links: readonly { ref: EntryRef; links: readonly Link[] }[] = [],
      ) => write(entries, gone, links),
      drop: async (_world: string, gone: readonly EntryRef[]) => write([], gone),
    }),
  };
});
vi.mock(import('../../../../lib/outbox/index.ts'), async (original) => {
  const outbox = await original();
  const store = await outbox.openOutbox();
  return {
    ...outbox,
    openOutbox: async () => ({ ...store, list: async () => structuredClone(copy.drafts) as never }),
  };
});

const made = (id: string, at = Date.now()): Delivery => ({
  ...{ state: 'created', articleId: `article-${id}`, url: null, at, nextAt: at, progress: progress },
});
const noted: string[] = [];
const settle = () => settleDrafts(async ({ id }) => void noted.push(id));
const shown = () =>
  [...copy.entries.values()].map(({ id, isPending }) => `${id}${isPending ? ' pending' : ''}`).sort();

beforeEach(async () => {
  await Promise.all([fakeBrowser.storage.local.clear(), writeConnection(connection)]);
  await writeConnection(connection);
  await writeAccountId('u1');
  copy.entries.clear();
  copy.links.clear();
  noted.length = 0;
  Object.assign(copy, { drafts: [], isPaused: false, writes: 0, life: Number.POSITIVE_INFINITY });
});

describe('a saved draft', () => {
  it('is in the library at once, marked, until its article replaces it', async () => {
    copy.drafts = [queued('d1')];
    await settle();
    expect(copy.entries.get('draft:d1')).toMatchObject({
      title: 'Draft d1',
      template: 'item',
      isPending: true,
    });
    copy.drafts = [draftIn('d1', made('d1'))];
    await settle();
    expect(shown()).toEqual(['article-d1']);
    expect(await readDraftsInLibrary()).toEqual({});
    expect(copy.writes).toBe(2);
    expect(noted).toEqual(['article-d1']);
  });

  it('passes its pin and its place among recent entries on to its article', async () => {
    const library = await openLibrary();
    const [draft, article]: EntryRef[] = [
      { kind: 'article', id: 'draft:d1' },
      { kind: 'article', id: 'article-d1' },
    ];
    if (!draft || !article) expect.unreachable();
    copy.drafts = [queued('d1')];
    await settle();
    await setPinned({ worldId: 'w1', ref: draft }, true);
    for (const ref of [draft, draft]) await library.opened('w1', ref);
    copy.drafts = [draftIn('d1', made('d1'))];
    copy.life = 1;
    await expect(settle()).rejects.toThrow('the worker died');
    copy.life = Number.POSITIVE_INFINITY;
    await settle();
    expect(await readPins()).toEqual([{ worldId: 'w1', ref: article }]);
    expect(await library.recent('w1', 5)).toMatchObject([{ ref: article, times: 2 }]);
  });

  it('links to what its article will link to: once it is queued, after each edit, and once it is sent', async () => {
    const draft = queued('d1');
    const saying = (content: string, at: number, delivery: Delivery = draft.delivery) => ({
      ...draft,
      delivery,
      updatedAt: at,
      text: { ...draft.text, content, fields: { ...draft.text.fields, seeded: 'Of [block:7].' } },
    });
    const targets = (id: string) => copy.links.get(id)?.map(({ target }) => target);
    const statblock = keyOf('statblock:7');
    copy.drafts = [saying('By @[Mira](person:mira).', 10)];
    await settle();
    expect(targets('draft:d1')).toEqual([keyOf('mira'), statblock]);
    // Whoever edits it takes it back first.
    copy.drafts = [draftIn('d1', { state: 'editing' })];
    await settle();
    expect(targets('draft:d1')).toBeUndefined();
    const edited = 'By @[Tor](person:tor).';
    copy.drafts = [saying(edited, 20)];
    await settle();
    expect(targets('draft:d1')).toEqual([keyOf('tor'), statblock]);
    copy.drafts = [saying(edited.replaceAll('tor', 'ada'), 30)];
    await settle();
    expect(targets('draft:d1')).toEqual([keyOf('ada'), statblock]);
    copy.drafts = [saying(edited, 40, made('d1'))];
    await settle();
    expect(targets('draft:d1')).toBeUndefined();
    expect(targets('article-d1')).toEqual([keyOf('tor'), statblock]);
  });

  it('follows its edits, and costs nothing while nothing changes', async () => {
    copy.drafts = [queued('d1')];
    await settle();
    await settle();
    expect(copy.writes).toBe(1);
    const draft = queued('d1');
    copy.drafts = [{ ...draft, text: { ...draft.text, title: 'Another' } }];
    await settle();
    expect(copy.entries.get('draft:d1')?.title).toBe('Another');
  });

  it.each([
    ['was thrown away', [draftIn('d1', { state: 'binned', at: 1, progress: progress })]],
    ['was taken back', [draftIn('d1', { state: 'editing' })]],
    ['is gone for good', []],
    [
      'was refused',
      [
        draftIn('d1', {
          ...{
            state: 'attention',
            attention: { kind: 'rejected', sentence: readMessage('s') },
            at: 1,
            nextAt: null,
            progress: progress,
          },
        }),
      ],
    ],
  ])('that %s is taken out again', async (_, drafts) => {
    copy.drafts = [queued('d1')];
    await settle();
    copy.drafts = drafts;
    await settle();
    expect(shown()).toEqual([]);
    expect(await readDraftsInLibrary()).toEqual({});
  });

  it('doesn’t overwrite the article’s entry from World Anvil’s list', async () => {
    copy.drafts = [draftIn('d1', made('d1'))];
    await settle();
    const known = copy.entries.get('article-d1');
    if (!known) expect.unreachable();
    copy.entries.set('article-d1', { ...known, title: 'As the platform has it' });
    await settle();
    expect(copy.entries.get('article-d1')?.title).toBe('As the platform has it');
  });

  it('is omitted if it is old, of another account or of a deleted copy', async () => {
    copy.drafts = [
      draftIn('d1', made('d1', Date.now() - 3_600_000)),
      { ...queued('d2'), delivery: { ...queued('d2').delivery, progress: { ...progress, accountId: 'u2' } } },
    ];
    await settle();
    copy.drafts = [queued('d3')];
    copy.isPaused = true;
    await settle();
    expect(shown()).toEqual([]);
  });
});

it('after a worker’s death, the library has each draft once, up to date', async () => {
  const states = fc.constantFrom<(id: string) => Delivery>(
    () => ({ state: 'queued', notBefore: 0, undoUntil: null, progress: progress }),
    () => ({ state: 'unknown', since: 0, nextAt: 0, progress: progress }),
    () => ({ state: 'editing' }),
    () => ({ state: 'binned', at: 1, progress: progress }),
    made,
  );
  const world = fc.dictionary(fc.constantFrom('a', 'b', 'c'), states);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ world, life: fc.nat(4) }), { maxLength: 5 }),
      world,
      async (past, now) => {
        copy.entries.clear();
        await fakeBrowser.storage.local.remove('library.drafts');
        const drafts = (all: Record<string, (id: string) => Delivery>) =>
          Object.entries(all).map(([id, delivery]) => draftIn(id, delivery(id)));
        for (const { world: then, life } of past) {
          Object.assign(copy, { drafts: drafts(then), life });
          await settle().catch(() => {});
        }
        Object.assign(copy, { drafts: drafts(now), life: Number.POSITIVE_INFINITY });
        await settle();
        const delivered = drafts(now).map(({ id, delivery }) => [id, delivery.state]);
        const pending = delivered.filter(([, state]) => state === 'queued' || state === 'unknown');
        expect(shown().filter((one) => one.endsWith('pending'))).toEqual(
          pending.map(([id]) => `draft:${id} pending`).sort(),
        );
        for (const [id, state] of delivered)
          if (state === 'created') expect(shown()).toContain(`article-${id}`);
        expect(Object.keys(await readDraftsInLibrary()).sort()).toEqual(pending.map(([id]) => id).sort());
      },
    ),
  );
});
