import { beforeEach, expect, it } from 'vitest';
import { createEngine } from '../../../lib/history/index.ts';
import { readMessage } from '../../../lib/i18n/index.ts';
import { type ArticleFields, failed, ok } from '../../../lib/model/index.ts';
import { createSender, type HistoryRecorder, submit } from '../../../lib/outbox/index.ts';
import { bothVersions, type Ground } from '../../contract/both-versions.ts';
import { draftOf } from '../outbox/drafts.ts';
import { memoryStore, newDisk } from '../outbox/memory-store.ts';
import { clear, groundOn, history, noDrafts } from './ground.ts';
import { DONE } from './results.ts';

beforeEach(clear);

const DRAFT = 'bbbbbbbb-0000-4000-8000-000000000001';

/** The outbox and history of one worker, with their own clock. */
function worker({ service }: Pick<Ground, 'service'>, more: Partial<HistoryRecorder> = {}) {
  let now = Date.now();
  const engine = createEngine(groundOn(async () => ({ ...service, ...noDrafts }), { now: () => now }));
  const articleRef = (place: { worldId: string; id: string }) => ({ ...place, kind: 'article' }) as const;
  const indexer: HistoryRecorder = {
    exclusively: (place, work) => engine.withLock(articleRef(place), work),
    async record({ worldId, draftId, ...change }) {
      return ok(
        await engine.recordExternal({
          ...change,
          ref: articleRef({ worldId, id: change.article.id }),
          key: draftId,
        }),
      );
    },
    isUndone: (place, draftId) => engine.isUndone(articleRef(place), draftId),
    ...more,
  };
  const store = memoryStore(newDisk());
  const sender = createSender({
    ...{ store, service: async () => service, random: () => 0.5, owner: 'one', onPause: () => {} },
    clock: { now: () => now, timer: () => () => {} },
    historyRecorder: async () => indexer,
  });
  return {
    engine,
    store,
    sender,
    /** Advances the clock by this many milliseconds. */
    async live(ms: number) {
      const until = now + ms;
      for (;;) {
        const dues = [await sender.run(new AbortController().signal), await engine.settle()];
        const next = Math.min(...dues.map((due) => due ?? Number.POSITIVE_INFINITY));
        if (next > until) break;
        now = Math.max(now + 1, next);
      }
      now = until;
    },
    async send(worldId: string, articleId: string) {
      const target = { kind: 'append', articleId, articleTitle: '' } as const;
      const text = { ...draftOf().text, worldId, title: 'Fog', content: 'It lay on the quay.', target };
      await store.add(draftOf({ id: DRAFT, text }));
      await submit(store, DRAFT, { accountId: 'me', undoMs: 0, now });
    },
    delivery: async () => (await store.get(DRAFT))?.delivery,
  };
}

bothVersions('What the outbox changes', { articles: 12 }, (deps) => {
  let nth = 0;
  /** A fresh article with this text. */
  async function standing(changes: ArticleFields) {
    const { service, platform } = deps();
    const { worldId } = platform;
    const { id = '' } = (await service.articles(worldId, { offset: 0 })).items[nth++] ?? {};
    await service.patchArticle(id, worldId, changes);
    return { worldId, id, ref: { worldId, kind: 'article', id } as const };
  }

  it('an added section is recorded with the text before it, and its undo is exact', async () => {
    const { service } = deps();
    const text = { content: 'Salt.\r\n[b]Fog[/b]  ', scrapbook: 'Mine.' };
    const { worldId, id, ref } = await standing(text);
    const before = await service.article(id);
    const one = worker(deps());
    await one.send(worldId, id);
    await one.live(10_000);
    expect((await service.article(id)).content).toContain('It lay on the quay.');
    const [change] = await history.changes({ ref, limit: 9 });
    expect(change).toMatchObject({
      ...{ state: 'done', cause: 'append', hasWhole: true },
      before: { content: before.content, scrapbook: before.text.scrapbook },
    });
    expect(await history.whole(change?.id ?? '')).toMatchObject({
      content: before.content,
      tags: before.tags,
    });
    expect(await one.engine.undo(change?.id ?? '')).toMatchObject(DONE);
    expect(await service.article(id)).toMatchObject({ content: before.content, text: before.text });
    // The outbox accepts it and neither asks nor resends.
    await one.live(400_000);
    expect(await one.delivery()).toMatchObject({ state: 'verified' });
    expect((await service.article(id)).content).toBe(before.content);
  });

  it('a change that can’t be recorded isn’t sent until it can be', async () => {
    const { service } = deps();
    const { worldId, id, ref } = await standing({ content: 'Salt.' });
    let isFull = true;
    const one = worker(deps());
    const full = worker(deps(), {
      record: async () =>
        isFull ? failed({ kind: 'full', sentence: readMessage('The disk is full.') }) : ok(undefined),
    });
    await full.send(worldId, id);
    await full.live(9_000);
    expect((await service.article(id)).content).toBe('Salt.');
    expect(await full.delivery()).toMatchObject({
      ...{ state: 'queued', progress: { trouble: { sentence: readMessage('The disk is full.') } } },
    });
    isFull = false;
    await full.live(600_000);
    expect(await full.delivery()).toMatchObject({ state: 'verified' });
    expect(await one.engine.settle()).toBeNull();
    expect(await history.changes({ ref, limit: 9 })).toEqual([]);
  });

  it('after a resend, one change remains and the other says why', async () => {
    const { service, platform } = deps();
    const { worldId, id, ref } = await standing({ content: 'Salt.' });
    const one = worker(deps());
    platform.faults.add({ kind: 'drop', commit: false, match: { method: 'PATCH' }, times: 1 });
    await one.send(worldId, id);
    await one.live(600_000);
    expect((await service.article(id)).content.split('It lay on the quay.')).toHaveLength(2);
    const states = (await history.changes({ ref, limit: 9 })).map(({ state }) => state);
    expect(states).toEqual(['done', 'refused']);
  });

  it('nothing of ours writes to the article between read and write', async () => {
    const { service } = deps();
    const { worldId, id, ref } = await standing({ content: 'Salt.', scrapbook: '' });
    const one = worker(deps());
    await one.send(worldId, id);
    const note = { ref, title: '', cause: 'note', field: 'scrapbook', text: 'Ask Mira.' } as const;
    await Promise.all([
      one.live(10_000),
      one.engine.append(note),
      one.engine.append({ ...note, field: 'content' }),
    ]);
    const { content, text } = await service.article(id);
    expect(content).toContain('It lay on the quay.');
    expect(content).toContain('Ask Mira.');
    expect(text.scrapbook).toContain('Ask Mira.');
  });

  it('a deleted copy is kept whole, and a failed deletion is reported', async () => {
    const { service } = deps();
    const one = worker(deps());
    for (const isDeleted of [true, false]) {
      const { id, ref } = await standing({ content: 'Twice.' });
      const article = await service.article(id);
      await one.engine.recordExternal({
        ref,
        article,
        cause: 'remove',
        changes: {},
        section: null,
        key: DRAFT,
      });
      if (isDeleted) await service.deleteArticle(id);
      await one.live(400_000);
      const [change] = await history.changes({ ref, limit: 1 });
      expect(change).toMatchObject({ cause: 'remove', state: isDeleted ? 'done' : 'refused' });
      expect(await history.whole(change?.id ?? '')).toMatchObject({ content: 'Twice.' });
      expect(await one.engine.undo(change?.id ?? '')).toMatchObject({ ok: false });
    }
  });

  it('an article created from a draft is recorded once', async () => {
    const one = worker(deps());
    const { ref } = await standing({});
    const made = { ref, title: 'Fog', at: 1_000 };
    await one.engine.recordCreated(made);
    await one.engine.recordCreated(made);
    expect(await history.changes({ ref, limit: 9 })).toMatchObject([
      { state: 'done', cause: 'create', at: 1_000, after: { title: 'Fog' } },
    ]);
  });
});
