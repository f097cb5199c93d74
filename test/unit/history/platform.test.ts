import { beforeEach, expect, it } from 'vitest';
import type { Change, ChangedKind, ChangeResult, Values } from '../../../lib/history/index.ts';
import { bothVersions } from '../../contract/both-versions.ts';
import { clear, engineOn, history } from './ground.ts';
import { DONE, problem } from './results.ts';

beforeEach(clear);

function changeOf(result: ChangeResult): Change {
  if (!result.ok || result.value.state !== 'done') throw new Error(`It ended as ${JSON.stringify(result)}`);
  return result.value.change;
}

const TEXTS: Values = {
  ...{
    title: 'The Drowned Chapel',
    content: 'Line one\n\n[b]Line two[/b]',
    seeded: 'For me alone',
    scrapbook: 'Note',
  },
  ...{ sidebarcontent: 'S1', sidepanelcontenttop: 'S2', sidepanelcontent: 'S3', sidebarcontentbottom: 'S4' },
  ...{
    footnotes: 'F',
    fullfooter: 'FF',
    authornotes: 'A',
    credits: 'C',
    pronunciation: 'dro',
    subheading: 'Sub',
  },
};

bothVersions('The way back', { articles: 60 }, (deps) => {
  const wholeRow = (id: string) =>
    deps()
      .platform.articles(deps().platform.worldId)
      .find((one) => one.id === id);
  /** Everything except the change date. World Anvil treats empty and missing texts alike. */
  const stored = (id: string) => {
    const { updateDate: _, texts = {}, ...row } = wholeRow(id) ?? {};
    return JSON.stringify({
      ...row,
      texts: Object.entries(texts)
        .filter(([, text]) => text !== '')
        .sort(),
    });
  };

  it.each([
    ['its flags', { isDraft: true, isWip: true, isAdultContent: true, state: 'private' }],
    ['its tags', { tags: ['harbour', 'needs, work', 'salt'] }],
    ['its texts', TEXTS],
    ['its texts emptied', { content: '', seeded: '', scrapbook: '', footnotes: '' }],
    ['its category, to none', { categoryId: null }],
  ] as const)('of an article, %s are changed and put back byte for byte', async (_name, changes) => {
    const { platform, service } = deps();
    const engine = engineOn(service);
    for (const { id, title } of platform.articles(platform.worldId).slice(0, 3)) {
      const ref = { worldId: platform.worldId, kind: 'article', id } as const;
      const before = stored(id);
      const changed = await engine.change({ ref, title, cause: 'flags', changes, seen: null });
      if (changed.ok && changed.value.state === 'same') continue;
      const change = changeOf(changed);
      expect(change.ref).toEqual(ref);
      expect(stored(id)).not.toBe(before);
      expect(await history.whole(change.id)).toMatchObject({ id });
      const undone = changeOf(await engine.undo(change.id));
      expect(stored(id)).toBe(before);
      expect(await history.change(change.id)).toMatchObject({ state: 'done', undoneBy: undone.id });
      // And back again.
      changeOf(await engine.undo(undone.id));
      expect(stored(id)).not.toBe(before);
      expect(await history.change(change.id)).toMatchObject({ undoneBy: null });
      changeOf(await engine.restore(change.id, { whole: true }));
      expect(stored(id)).toBe(before);
    }
  });

  it('an article under a new parent takes its category, and undo restores both', async () => {
    const { platform, service } = deps();
    const engine = engineOn(service);
    const all = platform.articles(platform.worldId);
    const above = all.find(({ categoryId }) => categoryId !== null);
    const moved = all.filter(
      ({ categoryId, articleParentId, id }) =>
        categoryId !== above?.categoryId && articleParentId === null && id !== above?.id,
    );
    expect(moved.length).toBeGreaterThan(3);
    for (const { id } of moved.slice(0, 4)) {
      const ref = { worldId: platform.worldId, kind: 'article', id } as const;
      const before = stored(id);
      const changes = { articleParentId: above?.id ?? '' };
      const change = changeOf(await engine.change({ ref, title: '', cause: 'move', changes, seen: null }));
      expect(wholeRow(id)).toMatchObject({ articleParentId: above?.id, categoryId: above?.categoryId });
      changeOf(await engine.undo(change.id));
      expect(stored(id)).toBe(before);
    }
  });

  it('a change by somebody else is reported and left alone', async () => {
    const { platform, service } = deps();
    const engine = engineOn(service);
    const [article] = platform.articles(platform.worldId);
    const id = article?.id ?? '';
    const ref = { worldId: platform.worldId, kind: 'article', id } as const;
    const change = changeOf(
      await engine.change({ ref, title: '', cause: 'settings', changes: { content: 'Mine' }, seen: null }),
    );
    await service.patchArticle(id, platform.worldId, { content: 'Theirs' });
    platform.clearRequests();
    const conflict = problem('conflict', { stands: { content: 'Theirs' }, seen: { content: 'Mine' } });
    expect(await engine.undo(change.id)).toMatchObject(conflict);
    expect(platform.requests().every(({ method }) => method === 'GET')).toBe(true);
    expect(await engine.undo(change.id, { content: 'Theirs' })).toMatchObject(DONE);
  });

  it.each([
    ['category', { title: 'Cut', description: 'New\n', state: 'private' }],
    ['statblock', { title: 'Bigger', tags: ['a', 'b'], isShared: true, folderId: null }],
    ['secret', { state: 'public', groupIds: [] }],
    ['secret', { title: 'Known', content: 'Nobody\n', tags: ['x'] }],
    ['manuscript', { title: 'Tides', description: 'New\n' }],
    ['manuscriptPart', { title: 'Tides' }],
    ['manuscriptBeat', { content: 'New\n' }],
    ['image', { title: 'Pier', description: 'At dusk', alt: 'a pier', tags: ['x'], state: 'public' }],
    ['world', { subtitle: 'New', copyright: 'Me\nand you', tags: ['q'] }],
  ] as const)(
    'a %s is changed and put back, or refused without a word sent',
    async (kind: ChangedKind, changes) => {
      const { platform, service, version } = deps();
      const { worldId } = platform;
      const engine = engineOn(service);
      const first = async <T extends { id: string | number }>(list: AsyncIterable<T>) => {
        for await (const { id } of list) return String(id);
        return '';
      };
      const ids = {
        article: async () => '',
        category: () => first(service.everyCategory(worldId)),
        statblock: async () => String(platform.entities('block')[0]?.id),
        secret: () => first(service.everySecret(worldId)),
        image: () => first(service.everyImage(worldId)),
        manuscript: async () => String(platform.entities('manuscript')[0]?.id),
        manuscriptPart: async () => String(platform.entities('manuscript_part')[0]?.id),
        manuscriptBeat: async () => String(platform.entities('manuscript_beat')[0]?.id),
        world: async () => worldId,
        draft: async () => '',
      };
      const ref = { worldId, kind, id: await ids[kind]() };
      platform.clearRequests();
      const changed = await engine.change({ ref, title: '', cause: 'settings', changes, seen: null });
      if (version === 'earlier' && kind !== 'world') {
        expect(changed).toMatchObject(problem('cannotChange'));
        expect(platform.requests()).toEqual([]);
        return;
      }
      const change = changeOf(changed);
      expect(change).toMatchObject({ found: null, hasWhole: kind !== 'secret' });
      // What it says is stored only encrypted.
      const told = JSON.stringify(change.before.content ?? 'content');
      if (kind === 'secret') expect(await history.exportAll()).not.toContain(told);
      expect(changeOf(await engine.undo(change.id))).toMatchObject({ after: change.before, found: null });
    },
  );

  it('text is added to the end once, whatever is there', async () => {
    const { platform, service } = deps();
    const engine = engineOn(service);
    const id = platform.articles(platform.worldId)[3]?.id ?? '';
    const ref = { worldId: platform.worldId, kind: 'article', id } as const;
    const before = stored(id);
    const note = {
      ref,
      title: '',
      cause: 'note',
      field: 'scrapbook',
      text: 'A thought',
      key: 'key-0001',
    } as const;
    const [one, two] = await Promise.all([engine.append(note), engine.append(note)]);
    expect(one).toEqual(two);
    expect(wholeRow(id)?.texts.scrapbook?.split('A thought')).toHaveLength(2);
    expect(await engine.append({ ...note, key: 'key-0002' })).toMatchObject(DONE);
    expect(wholeRow(id)?.texts.scrapbook?.split('A thought')).toHaveLength(3);
    const [last, first] = await history.changes({ ref, limit: 10 });
    await engine.undo(last?.id ?? '');
    await engine.undo(first?.id ?? '');
    expect(stored(id)).toBe(before);
  });
});
