import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallService, createCallService } from '../../../../lib/background/core/call-service.ts';
import { manuscriptTexts, partTree } from '../../../../lib/background/manuscript/manuscript-text.ts';
import { message } from '../../../../lib/i18n/index.ts';
import { watchReadingProgress } from '../../../../lib/messaging/index.ts';
import { type ManuscriptPart, unwrap } from '../../../../lib/model/index.ts';
import type { FullService } from '../../../../lib/service/index.ts';
import { furnish } from '../browser.ts';

/** A service with only these methods. */
const only = (methods: object) => methods as FullService;
const calling = (service: FullService): CallService =>
  createCallService({ service: async () => service, markRefused: async () => {} });

beforeEach(() => void furnish());

function part(id: string, position: number, parentId: string | null = null): ManuscriptPart {
  const more = { type: 'text', content: '', versionId: 'v', image: null, worldId: null, authorName: null };
  const told = { kind: null, state: null, slug: null, url: null, icon: null, tags: [], updatedAt: null };
  return { ...told, ...more, id, title: id, position, parentId, createdAt: null, raw: {} };
}

describe('the parts of a manuscript', () => {
  it('form an ordered tree; orphans and cycles are at the top', () => {
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

  it('omit supporting parts with everything in them', () => {
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

  it('are read one by one with their beats, and progress is reported', async () => {
    const steps: string[] = [];
    const stop = watchReadingProgress('v', ({ done, total }) => steps.push(`${done}/${total}`));
    const book = unwrap(await manuscriptTexts(calling(bookOf())).read('w', 'v'));
    expect(book).toMatchObject({
      version: { title: 'First' },
      parts: [{ id: 'a', content: 'text a1\n\ntext a2', children: [{ id: 'b' }] }],
    });
    await vi.waitFor(() => expect(steps).toEqual(['0/1', '1/2', '2/2']));
    stop();
  });

  it('are read once for all callers, until stopped', async () => {
    const begun = vi.fn(
      (_id: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const texts = manuscriptTexts(calling(bookOf({ manuscriptVersion: begun })));
    const both = Promise.all([texts.read('w', 'v'), texts.read('w', 'v')]);
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1));
    texts.stop('v');
    const stopped = {
      ok: false,
      problem: { kind: 'stopped', sentence: message('manuscript.stopped') },
    };
    expect(await both).toMatchObject([stopped, stopped]);
  });

  it('are read with every passage of all versions, notes included', async () => {
    const service = bookOf({
      everyManuscriptVersion: async function* () {
        yield { id: 'v', title: 'First', state: 'private' };
        yield { id: 'w', title: 'Second', state: null };
      },
      everyManuscriptPart: async function* (versionId: string) {
        yield { id: versionId === 'v' ? 'a' : 'n' };
      },
      manuscriptPart: async (id: string) =>
        id === 'a'
          ? { ...part('a', 1), content: 'Own text', raw: { children: [{ id: 'b' }] } }
          : { ...part(id, 1), raw: { isSupporting: id === 'n', ...(id === 'b' && { beats: [] }) } },
    });
    const steps: string[] = [];
    const stop = watchReadingProgress('m', ({ done, total }) => steps.push(`${done}/${total}`));
    const { versions, passages } = unwrap(await manuscriptTexts(calling(service)).readPassages('w', 'm'));
    expect(versions).toBe(2);
    expect(
      passages.map(({ id, texts, ...at }) => [at.version.title, at.partTitle, at.kind, id, texts]),
    ).toEqual([
      ['First', 'a', 'manuscriptPart', 'a', { title: 'a', content: 'Own text' }],
      ['First', 'a', 'manuscriptBeat', 'a1', { content: 'text a1' }],
      ['First', 'a', 'manuscriptBeat', 'a2', { content: 'text a2' }],
      ['Second', 'n', 'manuscriptPart', 'n', { title: 'n', content: '' }],
      ['Second', 'n', 'manuscriptBeat', 'n1', { content: 'text n1' }],
      ['Second', 'n', 'manuscriptBeat', 'n2', { content: 'text n2' }],
      ['First', 'b', 'manuscriptPart', 'b', { title: 'b', content: '' }],
    ]);
    await vi.waitFor(() => expect(steps).toEqual(['0/2', '1/3', '2/3', '3/3']));
    stop();
  });

  it('stop being read with their passages', async () => {
    const begun = vi.fn();
    const texts = manuscriptTexts(
      calling(
        bookOf({
          everyManuscriptVersion: async function* (_id: string, { signal }: { signal: AbortSignal }) {
            begun();
            await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
          },
        }),
      ),
    );
    const reading = texts.readPassages('w', 'm');
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1));
    texts.stop('m');
    expect(await reading).toMatchObject({ ok: false, problem: { kind: 'stopped' } });
  });
});
