import { beforeEach, expect, it } from 'vitest';
import { ownDrafts } from '../../../../lib/background/history/own-drafts.ts';
import { createEngine } from '../../../../lib/history/index.ts';
import type { Edit } from '../../../../lib/model/index.ts';
import { openOutbox } from '../../../../lib/outbox/index.ts';
import { bothVersions } from '../../../contract/both-versions.ts';
import { clear, engineOn, groundOn, history } from '../../history/ground.ts';
import { problem } from '../../history/results.ts';
import { draftOf, NOW, progressOf, queuedDraft } from '../../outbox/drafts.ts';

beforeEach(clear);

bothVersions('A draft in the outbox', { articles: 3 }, (deps) => {
  const WORLD = () => deps().platform.worldId;
  const engine = () => createEngine(groundOn(async () => ({ ...deps().service, ...ownDrafts })));
  const text = (worldId: string, title: string) => ({
    ...draftOf().text,
    ...{ worldId, title, content: `${title} waits.  \r\n`, fields: { tags: [title], seeded: `Of ${title}` } },
  });
  const edit = (id: string, seen: Edit['seen'], changes: Edit['changes']): Edit => ({
    ...{ ref: { worldId: WORLD(), kind: 'draft', id }, title: '', cause: 'rename', seen, changes },
  });
  const stored = async (id: string) => (await (await openOutbox()).get(id))?.text;

  it('is changed where it is, in one batch with articles, and put back to the byte', async () => {
    const outbox = await openOutbox();
    const [article] = deps().platform.articles(WORLD());
    const [editing, queued] = [
      '11111111-0000-4000-8000-000000000001',
      '11111111-0000-4000-8000-000000000002',
    ];
    await outbox.add(draftOf({ id: editing, text: text(WORLD(), 'Mira') }));
    await outbox.add(queuedDraft(NOW, { id: queued, text: text(WORLD(), 'Mira') }));
    const before = [await stored(editing), await stored(queued)];
    const wanted = { title: 'Tam', content: 'Tam waits.  \r\n', tags: ['Tam'], seeded: 'Of Tam' };
    const seen = { title: 'Mira', content: 'Mira waits.  \r\n', tags: ['Mira'], seeded: 'Of Mira' };
    const title = deps().platform.articles(WORLD())[0]?.title ?? '';
    const batch = await engine().startBatch([
      edit(editing, seen, wanted),
      edit(queued, seen, wanted),
      {
        ...{ ref: { worldId: WORLD(), kind: 'article', id: article?.id ?? '' }, title, cause: 'rename' },
        ...{ changes: { title: 'Tam' }, seen: { title } },
      },
    ]);
    await engine().run();
    expect(await history.progress(batch)).toMatchObject({ done: 3 });
    expect(await stored(editing)).toEqual(text(WORLD(), 'Tam'));
    expect(await stored(queued)).toEqual(text(WORLD(), 'Tam'));
    expect((await outbox.get(queued))?.delivery.state).toBe('queued');
    await engine().undoBatch(batch);
    await engine().run();
    expect([await stored(editing), await stored(queued)]).toEqual(before);
    expect(deps().platform.articles(WORLD())[0]?.title).toBe(title);
    for (const id of [editing, queued]) await outbox.remove(id, () => true);
  });

  it('isn’t touched if it was written on, sent or deleted meanwhile', async () => {
    const outbox = await openOutbox();
    const id = '11111111-0000-4000-8000-000000000003';
    await outbox.add(draftOf({ id, text: text(WORLD(), 'Mira') }));
    const change = edit(id, { title: 'Mira' }, { title: 'Tam' });
    await outbox.change(id, (draft) => ({ ...draft, text: { ...draft.text, title: 'Mirabel' } }));
    expect(await engine().change(change)).toMatchObject(problem('conflict'));
    const progress = progressOf({ attempt: 1 });
    await outbox.change(id, (draft) => ({
      ...{ ...draft, text: text(WORLD(), 'Mira') },
      delivery: { state: 'sending', owner: 'w', sentAt: NOW, progress },
    }));
    expect(await engine().change(change)).toMatchObject(problem('notFound'));
    await outbox.remove(id, () => true);
    expect(await engine().change(change)).toMatchObject(problem('notFound'));
  });

  it('keeps its own fields: nothing else can be written', async () => {
    const outbox = await openOutbox();
    const id = '11111111-0000-4000-8000-000000000004';
    await outbox.add(draftOf({ id, text: text(WORLD(), 'Mira') }));
    const { service } = deps();
    expect(await engineOn(service).change(edit(id, null, { state: 'public' }))).toMatchObject(
      problem('cannotChange'),
    );
    await outbox.remove(id, () => true);
  });
});
