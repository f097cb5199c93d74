import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReadDocument } from '../../../lib/documents/index.ts';
import {
  BY_HAND,
  importStore,
  leaveOut,
  nextToEnter,
  noteEntered,
  planImport,
  readRecords,
  stopEntering,
  storeImport,
} from '../../../lib/import/index.ts';

const WORLD = { worldId: 'w', isWhole: false, articles: [], categories: [], images: [], texts: new Map() };
const link = { kind: 'wiki', heading: null, isEmbed: false } as const;

const note = (name: string, to: readonly string[] = []): ReadDocument => ({
  ...{ path: `Notes/${name}.md`, title: name, aliases: [], tags: [], fields: {}, footnotes: '', notes: [] },
  ...{ images: [], problems: [], links: to.map((target) => ({ ...link, target, label: target })) },
  markup: `${name}:${to.map((_, at) => ` \u008d${at}\u0090`).join('')}`,
});
const NOTES = [note('a', ['b']), note('b', ['a', 'c']), note('c')];

const plan = async (documents: readonly ReadDocument[]) =>
  planImport(documents, WORLD, {
    ...{ rules: [], choices: {}, records: await readRecords('w'), slice: () => null },
  });
const start = async (documents: readonly ReadDocument[]) =>
  storeImport(importStore, await plan(documents), { ...BY_HAND, id: 'job', now: 1 });
async function next() {
  const step = await nextToEnter(importStore, 'w', 1);
  return step && { step, round: step.round, title: step.draft.text.title, content: step.draft.text.content };
}
/** Enters what comes next, and returns what was in it. */
async function enter(id: string | null) {
  const found = await next();
  if (!found) throw new Error('Nothing is left.');
  const { step, ...shown } = found;
  await noteEntered(importStore, step, id);
  return shown;
}

describe('an import that is entered by hand', () => {
  beforeEach(() => importStore.forget('w'));

  it('has each article once, and in a second round those whose links lead to later ones', async () => {
    expect(await start(NOTES)).toBe(true);
    expect(await enter('1')).toEqual({ round: 'articles', title: 'a', content: 'a: b' });
    // Asked again, it is the same one.
    expect(await next()).toMatchObject({ title: 'b', content: 'b: @[a](article:1) c' });
    expect(await enter('2')).toMatchObject({ title: 'b' });
    expect(await enter('3')).toMatchObject({ title: 'c', content: 'c:' });
    expect(await next()).toMatchObject({ step: { article: { id: '1', before: { content: 'a: b' } } } });
    expect(await enter(null)).toEqual({ round: 'links', title: 'a', content: 'a: @[b](article:2)' });
    expect(await enter(null)).toMatchObject({ title: 'b', content: 'b: @[a](article:1) @[c](article:3)' });
    expect(await next()).toBeNull();
    expect((await importStore.job('w'))?.state).toBe('done');
    expect((await plan(NOTES)).rows.map(({ action, source }) => [action, source])).toEqual(
      NOTES.map(() => ['skip', 'unchanged']),
    );
  });

  it('offers what changed since, in place of the earlier text, and only where its address is known', async () => {
    await start([note('a'), note('b')]);
    await enter('1');
    await enter(null);
    await next();
    const changed = [note('a'), note('b')].map((one) => ({ ...one, markup: `${one.markup} more` }));
    expect((await plan(changed)).rows.map(({ action, articleId }) => [action, articleId])).toEqual([
      ['update', '1'],
      ['skip', null],
    ]);
    await start(changed);
    expect(await next()).toMatchObject({ step: { article: { id: '1' } }, content: 'a: more' });
  });

  it('doesn’t know what was left out, or not entered before it was stopped', async () => {
    await start(NOTES);
    const first = await next();
    if (first) await leaveOut(importStore, first.step);
    await enter('2');
    await stopEntering(importStore, 'w');
    expect(await next()).toBeNull();
    expect((await plan(NOTES)).rows.map(({ action }) => action)).toEqual(['create', 'skip', 'create']);
  });

  it('goes along when its world becomes another one', async () => {
    await start(NOTES);
    await enter('1');
    await importStore.move('w', 'v');
    expect(await importStore.worlds()).toEqual(['v']);
    expect((await nextToEnter(importStore, 'v', 1))?.draft.text.title).toBe('b');
    await importStore.forget('v');
  });
});
