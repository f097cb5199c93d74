import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createCallService } from '../../../../lib/background/core/call-service.ts';
import { historyHandlers } from '../../../../lib/background/history/history-handlers.ts';
import { createHistoryRunner, HISTORY_ALARM } from '../../../../lib/background/history/history-runner.ts';
import type { Values } from '../../../../lib/history/index.ts';
import { message } from '../../../../lib/i18n/index.ts';
import { entryOfArticle, openLocalCopy, openWriter, putBody } from '../../../../lib/library/index.ts';
import { ok } from '../../../../lib/model/index.ts';
import { bothVersions } from '../../../contract/both-versions.ts';
import { clear, history } from '../../history/ground.ts';
import { DONE, problem } from '../../history/results.ts';
import { noVault } from '../library-work.ts';

beforeEach(clear);

bothVersions('The history in the background', { articles: 44 }, (ground) => {
  function room(more: object = {}) {
    const markRefused = vi.fn(async () => {});
    const services = { service: async () => ground().service, vault: noVault, markRefused, ...more };
    const made = createHistoryRunner(services);
    return { room: made, answers: historyHandlers(made, createCallService(services)), markRefused };
  }
  const from = {};

  it('the offline copy reflects a change at once, without another request', async () => {
    const { platform, service } = ground();
    const { worldId } = platform;
    const { answers, room: work } = room();
    const [article] = (await service.articles(worldId, { offset: 0 })).items;
    const id = article?.id ?? '';
    if (article) await openWriter().put(worldId, [entryOfArticle(article)]);
    platform.clearRequests();
    const ref = { worldId, kind: 'article', id } as const;
    const edit = { ref, title: '', cause: 'tags', changes: { tags: ['quay', 'fog'] }, seen: null } as const;
    const changed = await answers['history.change'](
      { edit: { ...edit, changes: { tags: ['quay', 'fog'] } } },
      from,
    );
    expect(changed).toMatchObject(DONE);
    const [entry] = await (await openLocalCopy()).entries(worldId, [{ kind: 'article', id }]);
    expect(entry?.tags.toSorted()).toEqual(['fog', 'quay']);
    expect(platform.requests().map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET']);
    await vi.waitFor(async () => expect(await fakeBrowser.alarms.get(HISTORY_ALARM)).toBeUndefined());
    await work.stop();
  });

  it('a value that differs from the offline copy is reported as a conflict and left alone', async () => {
    const { platform, service } = ground();
    const { worldId } = platform;
    const { answers } = room();
    const article = (await service.articles(worldId, { offset: 0 })).items[1];
    if (!article) throw new Error('no article');
    await openWriter().put(worldId, [entryOfArticle(article)]);
    await service.patchArticle(article.id, worldId, { tags: ['theirs'] });
    const ref = { worldId, kind: 'article', id: article.id } as const;
    const edit = { ref, title: '', cause: 'tags', changes: { tags: ['mine'] }, seen: null } as const;
    const changed = await answers['history.change']({ edit: { ...edit, changes: { tags: ['mine'] } } }, from);
    expect(changed).toMatchObject(problem('conflict', { stands: { tags: ['theirs'] } }));
  });

  it('only the fields to be changed are compared with a full copy', async () => {
    const { platform, service } = ground();
    const { worldId } = platform;
    const { answers, room: work } = room();
    const id = (await service.articles(worldId, { offset: 0 })).items[2]?.id ?? '';
    await service.patchArticle(id, worldId, { content: 'Mine.', scrapbook: 'Mine too.' });
    const resource = await service.fullArticle(id);
    await openWriter().put(worldId, [entryOfArticle(resource)]);
    await putBody(worldId, {
      ref: { kind: 'article', id },
      resource,
      text: '',
      updatedAt: resource.updatedAt,
    });
    const ref = { worldId, kind: 'article', id } as const;
    const wish = (changes: Values) =>
      answers['history.change']({ edit: { ref, title: '', cause: 'settings', changes, seen: null } }, from);
    await service.patchArticle(id, worldId, { content: 'Theirs.' });
    expect(await wish({ content: 'Mine again.' })).toMatchObject(
      problem('conflict', { seen: { content: 'Mine.' }, stands: { content: 'Theirs.' } }),
    );
    expect(await service.article(id)).toMatchObject({ content: 'Theirs.' });
    // The date of the whole has moved; what is to be changed stands as it was seen.
    expect(await wish({ scrapbook: 'Better.' })).toMatchObject(DONE);
    expect(await service.article(id)).toMatchObject({ content: 'Theirs.', text: { scrapbook: 'Better.' } });
    await work.stop();
  });

  it('showing and hiding a secret is recorded in the history', async () => {
    const { service, version, platform } = ground();
    const { answers } = room();
    const { worldId } = platform;
    let id = '';
    for await (const one of service.everySecret(worldId)) id ||= one.id;
    const { state, groups } = await service.secret(id);
    const stood = { state, groupIds: groups.map((group) => group.id) };
    const to = { state: state === 'public' ? 'private' : 'public', groupIds: [] } as const;
    const ask = { worldId, id, from: stood, to: { ...to, groupIds: [] } };
    const shown = await answers['secret.change'](ask, from);
    if (version === 'earlier') return expect(shown).toMatchObject(problem('cannotChange'));
    expect(shown).toEqual(ok(to));
    const other = { ...ask, to: { state: state ?? 'private', groupIds: ['nobody'] } };
    expect(await answers['secret.change'](other, from)).toMatchObject(problem('conflict', { stands: to }));
    const [change] = await history.changes({ ref: { worldId, kind: 'secret', id }, limit: 5 });
    expect(change).toMatchObject({ cause: 'audience', before: { state }, hasWhole: false });
    const back = await answers['history.undo']({ change: change?.id ?? '' }, from);
    expect(back).toMatchObject(DONE);
    expect((await service.secret(id)).state).toBe(state);
  });

  it('a world’s settings are changed one at a time and compared with what was seen', async () => {
    const { service, platform } = ground();
    const { worldId } = platform;
    const { answers } = room();
    const { subtitle = '' } = await service.worldFields(worldId);
    const ask = { worldId, changes: { subtitle: 'Of lamps' }, before: { subtitle: `${subtitle}\r\n` } };
    const changed = await answers['world.change'](ask, from);
    expect(changed).toMatchObject(ok({ subtitle: 'Of lamps' }));
    const late = { ...ask, changes: { subtitle: 'Other' } };
    expect(await answers['world.change'](late, from)).toMatchObject(
      problem('conflict', { stands: { subtitle: 'Of lamps' } }),
    );
    const blind = await answers['world.change']({ ...ask, before: {} }, from);
    expect(blind).toMatchObject(problem('cannotChange', { sentence: message('history.settingsMismatch') }));
    const [change] = await history.changes({ worldId, limit: 1 });
    expect(change).toMatchObject({ cause: 'settings', after: { subtitle: 'Of lamps' } });
  });

  it('rejected credentials are noted, and nothing changes without a connection', async () => {
    const { platform, as } = ground();
    const ref = { worldId: platform.worldId, kind: 'article', id: platform.articles()[0]?.id ?? '' } as const;
    const edit = { ref, title: '', cause: 'flags', changes: { isWip: true }, seen: null } as const;
    const ask = { edit: { ...edit, changes: { isWip: true } } };
    const strange = room({ service: async () => as({ userToken: 'nobody' }) });
    expect(await strange.answers['history.change'](ask, from)).toMatchObject(problem('unauthorised'));
    expect(strange.markRefused).toHaveBeenCalled();
    const alone = room({ service: async () => null });
    expect(await alone.answers['history.change'](ask, from)).toMatchObject(
      problem('notConnected', { sentence: message('history.notConnected') }),
    );
  });
});
