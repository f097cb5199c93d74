import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Asking } from '../../../../lib/background/core/call-service.ts';
import { handOn, type ScreenAnswers } from '../../../../lib/background/core/screen-answers.ts';
import { manuscriptTexts } from '../../../../lib/background/manuscript/manuscript-text.ts';
import { partTree } from '../../../../lib/background/manuscript/part-tree.ts';
import { statblockNumber } from '../../../../lib/background/statblock/add-statblock.ts';
import { forgetTemplates, readTemplate } from '../../../../lib/background/statblock/statblock-templates.ts';
import { watchReading } from '../../../../lib/bridge/index.ts';
import type { ManuscriptPart } from '../../../../lib/model/index.ts';
import type { WholeService } from '../../../../lib/service/index.ts';
import { furnish } from '../browser.ts';
import { doorTo, idleWork, silence } from '../deferred.ts';

/** A service of which only this is asked. */
const only = (methods: object) => methods as WholeService;
const asking =
  (service: WholeService): Asking =>
  (work) =>
    work(service).then(
      (value) => ({ ok: true, value }),
      (error: Error) => ({ ok: false, sentence: error.message }),
    );

beforeEach(async () => {
  furnish();
  await fakeBrowser.storage.local.clear();
});

it('what a screen asks for ends in a value or in a sentence', async () => {
  const answers: ScreenAnswers = {
    ...silence(),
    'secret.groups': async () => ({ ok: true, value: [] }),
  };
  const door = doorTo(idleWork(), undefined, answers);
  const handlers = handOn(door.open);
  expect(await handlers['secret.groups']({ worldId: 'w' }, {})).toEqual([]);
  await expect(handlers['user.profile']({ id: 'u' }, {})).rejects.toThrow('None.');
});

describe('a statblock’s number', () => {
  it.each([
    ['42', '42'],
    [' #42 ', '42'],
    ['https://www.worldanvil.com/block/1234567', '1234567'],
    ['https://www.worldanvil.com/sheet/42/view?x=1', '42'],
    ['[statblock:42]', '42'],
    ['[block:42|small]', '42'],
    ['https://www.worldanvil.com/world/statblock/42/edit', '42'],
  ])('is found in %s', (typed, id) => expect(statblockNumber(typed)).toBe(id));

  it.each(['', 'dragon', '0', '-4', '4.5', 'https://x.example/block/abc', '/block/12a'])(
    'is not made up from %j',
    (typed) => expect(statblockNumber(typed)).toBeNull(),
  );
});

describe('a template', () => {
  const template = { id: 21, title: 'Creature', fields: [], raw: { big: 1 } };
  const read = vi.fn(async () => template);
  const ask = asking(only({ statblockTemplate: read }));
  beforeEach(() => read.mockClear());

  it('is asked for once a day, and stays at hand when the platform is away', async () => {
    expect(await readTemplate(21, ask)).toMatchObject({ ok: true, value: { title: 'Creature', raw: {} } });
    await readTemplate(21, ask);
    expect(read).toHaveBeenCalledTimes(1);
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000 });
    read.mockRejectedValueOnce(new Error('away'));
    expect(await readTemplate(21, ask)).toMatchObject({ ok: true, value: { title: 'Creature' } });
    expect(read).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
    await forgetTemplates();
    await readTemplate(21, ask);
    expect(read).toHaveBeenCalledTimes(3);
  });
});

function part(id: string, position: number, parentId: string | null = null): ManuscriptPart {
  const more = { type: 'text', content: '', versionId: 'v', image: null, worldId: null, authorName: null };
  const told = { kind: null, state: null, slug: null, url: null, icon: null, tags: [], updatedAt: null };
  return { ...told, ...more, id, title: id, position, parentId, createdAt: null, raw: {} };
}

describe('the parts of a manuscript', () => {
  it('are a tree in their order; one that lost its parent, or is its own, stands at the top', () => {
    const parts = [
      part('b', 2),
      part('a', 1),
      part('b1', 1, 'b'),
      part('lost', 3, 'gone'),
      part('x', 4, 'y'),
      part('y', 5, 'x'),
    ];
    const tree = partTree(parts.map((one) => ({ part: one, text: '' })));
    expect(tree.map(({ id }) => id)).toEqual(['a', 'b', 'lost', 'x', 'y']);
    expect(tree[1]?.children.map(({ id }) => id)).toEqual(['b1']);
  });

  it('leave out what only supports the text, with all that is in it', () => {
    const notes = { ...part('notes', 1), raw: { isSupporting: true } };
    const parts = [notes, part('n1', 1, 'notes'), part('a', 2)];
    expect(partTree(parts.map((one) => ({ part: one, text: '' }))).map(({ id }) => id)).toEqual(['a']);
  });

  const bookOf = (more: object = {}) =>
    only({
      capabilities: { missing: new Set(['manuscriptExport']) },
      manuscriptVersion: async () => ({ id: 'v', title: 'First', state: null }),
      everyManuscriptPart: async function* () {
        yield { id: 'a' };
      },
      manuscriptPart: async (id: string) =>
        id === 'a' ? { ...part('a', 1), raw: { children: [{ id: 'b' }] } } : part('b', 1, 'a'),
      everyManuscriptBeat: async function* (id: string) {
        yield { id: `${id}2` };
        yield { id: `${id}1` };
      },
      manuscriptBeat: async (id: string) => ({ id, content: `text ${id}`, position: Number(id.slice(1)) }),
      ...more,
    });

  it('are read one by one with their beats in order, and it is told how far that is', async () => {
    const steps: string[] = [];
    const stop = watchReading('v', ({ done, total }) => steps.push(`${done}/${total}`));
    const book = await manuscriptTexts(asking(bookOf())).read('v');
    expect(book).toMatchObject({
      ok: true,
      value: {
        version: { title: 'First' },
        parts: [{ id: 'a', content: 'text a1\n\ntext a2', children: [{ id: 'b' }] }],
      },
    });
    await vi.waitFor(() => expect(steps).toEqual(['0/1', '1/2', '2/2']));
    stop();
  });

  it('are one reading for all who ask, until it is stopped', async () => {
    const begun = vi.fn(
      (_id: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const texts = manuscriptTexts(asking(bookOf({ manuscriptVersion: begun })));
    const both = [texts.read('v'), texts.read('v')];
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1));
    texts.stop('v');
    expect(await Promise.all(both)).toEqual([
      { ok: false, sentence: expect.stringContaining('was stopped') },
      { ok: false, sentence: expect.stringContaining('was stopped') },
    ]);
  });
});
