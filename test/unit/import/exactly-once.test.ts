import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentLink, ReadDocument } from '../../../lib/documents/index.ts';
import { message } from '../../../lib/i18n/index.ts';
import { importStore } from '../../../lib/import/index.ts';
import { Ground, seeded } from './ground.ts';

const wiki = (target: string): DocumentLink => ({
  kind: 'wiki',
  target,
  heading: null,
  label: target,
  isEmbed: false,
});

/** Notes in three folders that each link to the next two and the one before. */
function notes(count: number): ReadDocument[] {
  const name = (at: number) => `Note ${(at + count) % count}`;
  return Array.from({ length: count }, (_, at) => ({
    ...{ path: `Vault ${at % 3}/Deep/${name(at)}.md`, title: name(at), aliases: [], tags: ['t'], fields: {} },
    markup: `Text ${at}: \u008d0\u0090, \u008d1\u0090 and \u008d2\u0090.`,
    links: [wiki(name(at + 1)), wiki(name(at + 2)), wiki(name(at - 1))],
    ...{ footnotes: '', notes: [], images: [], problems: [] },
  }));
}

let ground: Ground;
const COUNT = 25;

it('sets the links of a draft that was decided about afterwards, and takes delivered drafts out of the outbox', async () => {
  ground = await Ground.open({ random: seeded(7), death: 0, fault: 0 });
  const hold = (isHeld: boolean) => {
    for (const draft of ground.disk.drafts.values()) {
      const { delivery } = draft;
      if (draft.text.title !== 'Note 1' || !('progress' in delivery) || !delivery.progress) continue;
      const { progress } = delivery;
      const attention = { kind: 'rejected', sentence: message('connection.notConnectedNow') } as const;
      ground.disk.drafts.set(draft.id, {
        ...draft,
        delivery: isHeld
          ? { state: 'attention', attention, at: 0, nextAt: null, progress }
          : { state: 'queued', notBefore: 0, undoUntil: null, progress },
      });
    }
  };
  await ground.start(notes(3));
  await ground.plans();
  hold(true);
  await ground.until('done');
  expect(ground.articles().some(({ title }) => title === 'Note 1')).toBe(false);
  hold(false);
  for (let round = 0; round < 8; round += 1) await ground.round();
  const late = ground.articles().find(({ title }) => title === 'Note 1');
  expect(late?.texts.content).toMatch(/^Text 1: @\[Note 2\]\(article:.*@\[Note 0\]/);
  expect([...ground.disk.drafts.values()].map(({ text }) => text.title)).toEqual([]);
  expect((await importStore.job(ground.worldId))?.state).toBe('done');
  await ground.close();
}, 60_000);

describe.each([
  ['undisturbed', 0, 0],
  ['with a worker’s death at any step and lost requests', 0.05, 0.2],
])('an import %s', (_, death, fault) => {
  beforeEach(async () => {
    ground = await Ground.open({ random: seeded(7), death, fault });
  });
  afterEach(() => ground.close());

  it('creates everything once with all links, costs nothing again, and is undone whole', async () => {
    const before = ground.articles();
    const categories = (await ground.facts()).categories;
    const documents = notes(COUNT);
    expect(await ground.start(documents)).toBe(true);
    await ground.until('done');
    const made = ground.articles().filter(({ id }) => before.every((one) => one.id !== id));
    expect(made.map(({ title }) => title).sort()).toEqual(documents.map(({ title }) => title).sort());
    const ids = new Map(made.map(({ id, title }) => [title, id]));
    for (const [at, { title, links }] of documents.entries()) {
      const mentions = links.map(({ target }) => `@[${target}](article:${ids.get(target)})`);
      const text = made.find((one) => one.title === title)?.texts.content;
      expect(text).toBe(`Text ${at}: ${mentions[0]}, ${mentions[1]} and ${mentions[2]}.`);
    }
    const folders = (await ground.facts()).categories;
    expect(folders.length - categories.length).toBe(6);

    const { requests } = ground;
    const again = await ground.plan(documents);
    expect(new Set(again.rows.map(({ source }) => source))).toEqual(new Set(['unchanged']));
    expect(await ground.start(documents)).toBe(true);
    await ground.until('done');
    expect(ground.requests).toBe(requests);
    // What costs nothing takes nothing away, either: the import before it is undone.
    await importStore.changeJob(ground.worldId, (job) => ({ ...job, state: 'undoing' }));
    await ground.until('undone');
    expect(ground.articles()).toEqual(before);
    expect((await ground.facts()).categories).toEqual(categories);
    if (death > 0) expect([ground.kills > 10, ground.faults > 2]).toEqual([true, true]);
  }, 120_000);

  it('is undone whole, but for what somebody changed since', async () => {
    const before = await ground.facts();
    await ground.start(notes(COUNT));
    await ground.until('done');
    const mine = ground.articles().find(({ title }) => title === 'Note 4');
    await ground.service.patchArticle(mine?.id ?? '', ground.worldId, { content: 'by somebody' });
    await importStore.changeJob(ground.worldId, (job) => ({ ...job, state: 'undoing' }));
    await ground.until('undone');
    const left = await ground.facts();
    expect(left.articles.filter(({ id }) => before.articles.every((one) => one.id !== id))).toEqual([
      { id: mine?.id, title: 'Note 4', template: 'article' },
    ]);
    expect(left.categories.length - before.categories.length).toBe(2);
    expect(await importStore.count(ground.worldId, 'kept')).toBe(1);
  }, 120_000);
});
