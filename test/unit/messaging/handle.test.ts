import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { message, readMessage, t } from '../../../lib/i18n/index.ts';
import { receive, routes } from '../../../lib/messaging/handle.ts';
import type { Handlers } from '../../../lib/messaging/index.ts';
import { CHANNELS, type ChannelName } from '../../../lib/messaging/registry.ts';
import { failed, ok } from '../../../lib/model/index.ts';
import { CONTENT_SENDERS, content, PAGE_SENDERS, popup, STRANGERS, self } from './senders.ts';

const EDIT = {
  ref: { worldId: 'w', kind: 'article', id: 'a' },
  title: 'Harbour',
  cause: 'flags',
  changes: { isWip: false, tags: ['x'], categoryId: null },
  seen: { isWip: true },
};

/** A valid request for each channel. */
const FITTING: { [Name in ChannelName]: object } = {
  'connection.connect': {
    address: 'https://a.example',
    version: 'current',
    segment: '',
    applicationKey: 'k',
    userToken: 't',
    passphrase: null,
  },
  'connection.check': {},
  'page.arrange': {},
  'connection.chooseWorld': { worldId: 'w' },
  'connection.disconnect': {},
  'vault.unlock': { passphrase: 'p' },
  'vault.endings': {},
  'vault.lock': {},
  'vault.setPassphrase': { next: 'p', current: null },
  'outbox.wake': {},
  'outbox.removeExtra': { id: 'd', articleId: 'a' },
  'settingsSync.preview': {},
  'settingsSync.turnOn': {},
  'settingsSync.turnOff': { removeCopy: true },
  'library.refresh': { worldId: 'w' },
  'library.repair': { worldId: 'w' },
  'library.pause': { worldId: 'w', paused: true },
  'library.refreshOne': { worldId: 'w', kind: 'image', id: '7' },
  'library.look': {},
  'library.forget': { worldId: 'w' },
  'localWorlds.add': { id: 'w', title: 'World', slug: null, url: null, source: 'export', readAt: 1 },
  'localWorlds.addSample': {},
  'localWorlds.remove': { worldId: 'w' },
  'library.secret': { worldId: 'w', id: 's' },
  'statblock.template': { worldId: 'w', id: 21 },
  'statblock.add': { worldId: 'w', typed: '7' },
  'secret.change': {
    worldId: 'w',
    id: 's',
    from: { state: 'private', groupIds: [] },
    to: { state: 'public', groupIds: ['g'] },
  },
  'secret.groups': { worldId: 'w' },
  'secret.version': { worldId: 'w', id: 's', at: null },
  'secret.restore': { worldId: 'w', id: 's', changes: { content: 'a' }, seen: { content: 'b' } },
  'world.read': { worldId: 'w' },
  'world.change': { worldId: 'w', changes: { subtitle: 'New' }, before: { subtitle: 'Old' } },
  'user.profile': { id: 'u' },
  'manuscript.text': { worldId: 'w', versionId: 'v' },
  'manuscript.passages': { worldId: 'w', manuscriptId: 'm' },
  'manuscript.stop': { versionId: 'v' },
  'backup.read': { worldId: 'w', command: 'backup' },
  'backup.secret': { worldId: 'w', id: 's' },
  'history.change': { edit: EDIT },
  'history.append': {
    append: { ref: EDIT.ref, title: '', cause: 'note', field: 'scrapbook', text: 'x', key: 'once-only' },
  },
  'history.many': { edits: [EDIT] },
  'history.stopMany': { batch: 'b' },
  'history.undo': { change: 'c' },
  'history.undoMany': { batch: 'b' },
  'import.control': { worldId: 'w', command: 'start' },
  'import.seal': { texts: ['x'] },
  'history.restore': { change: 'c', whole: true },
  'history.forget': { worldId: null },
  'capture.pending': {},
  'page.alarm': {},
  'page.openAlarm': {},
  'page.closeAlarm': {},
  'page.journal': {},
  'page.kept': { path: '/world/article/new', world: null },
  'page.keep': {
    path: '/world/article/new',
    typed: { visit: 'v', field: 'content', text: 'Salt', html: null, before: '', turn: 1 },
  },
  'page.settle': { path: '/world/article/new', id: 'v/content', outcome: 'arrived' },
  'page.compareKept': { path: '/world/article/new', id: 'v/content' },
  'page.chooseJournal': { isOn: true },
  'journal.list': {},
  'journal.read': { id: 'v/content' },
  'journal.delete': { id: null },
  'page.messages': {},
  'page.look': { edit: null, isUnseen: false },
  'page.act': { action: 'pin' },
  'page.panel': { action: 'open' },
  'page.ofTab': { tabId: 3 },
  'page.card': { href: 'https://a.example/w/w/a/a', id: null },
  'page.list': {},
  'page.flags': { links: [{ href: 'https://a.example/w/w/a/a', id: 'a' }] },
  'page.pick': { ids: ['a'] },
  'page.isOwn': { tabId: 3 },
  'page.complete': { typed: 'Sal' },
  'page.show': { tabId: 3, action: 'history', windowId: 1 },
};

function served(handler: () => Promise<unknown> = async () => ok('value')) {
  const asked = vi.fn(handler);
  const handlers = Object.fromEntries(CHANNELS.map(({ name }) => [name, asked]));
  const table = routes(handlers as unknown as Handlers, (error) =>
    error instanceof RangeError ? { kind: 'range', sentence: readMessage(error.message) } : null,
  );
  return { asked, table };
}

describe.each(CHANNELS.map((channel) => [channel.name, channel] as const))('%s', (name, channel) => {
  const message = { channel: name, request: FITTING[name] };

  const isForPages = channel.from.includes('page');
  const allowed = isForPages ? PAGE_SENDERS : CONTENT_SENDERS;
  const refused = isForPages ? CONTENT_SENDERS : [];

  it.each(allowed)('answers %s and passes on the sender', async (_, sender, us) => {
    const { asked, table } = served();
    expect(await receive(table, message, sender, us)).toEqual({ ok: true, value: 'value' });
    expect(asked).toHaveBeenCalledExactlyOnceWith(FITTING[name], sender);
  });

  it.each([...STRANGERS, ...refused])('does nothing for %s', async (_, sender, us) => {
    const { asked, table } = served();
    expect(await receive(table, message, sender, us)).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('rejects unknown keys and overlong texts', async () => {
    const { asked, table } = served();
    const [, one = popup, us = self] = allowed[0] ?? [];
    const long = 'x'.repeat(100_000);
    const fitting = Object.entries(FITTING[name]);
    const wrong: unknown[] = [
      { ...FITTING[name], extra: 1 },
      { ...FITTING[name], constructor: 1 },
      ...fitting.map(([key]) => ({ ...FITTING[name], [key]: long })),
      ...fitting.map(([key]) => ({ ...FITTING[name], [key]: { toString: 1 } })),
      ...fitting.map(([key]) => Object.fromEntries(fitting.filter(([other]) => other !== key))),
    ];
    for (const request of wrong) {
      expect(await receive(table, { channel: name, request }, one, us)).toMatchObject({ ok: false });
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it('calls no handler for invalid requests', async () => {
    const { asked, table } = served();
    const [, one = popup, us = self] = allowed[0] ?? [];
    const rubbish = fc
      .anything({ withNullPrototype: true })
      .filter((value) => !channel.request.safeParse(value).success);
    await fc.assert(
      fc.asyncProperty(rubbish, async (request) => {
        expect(await receive(table, { channel: name, request }, one, us)).toMatchObject({ ok: false });
      }),
      { numRuns: 50 },
    );
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('messaging', () => {
  it('rejects pages of another build, and tells them so', async () => {
    const { asked, table } = served();
    const us = { ...self, build: 'new' };
    const question = { channel: 'outbox.wake', request: {} };
    expect(await receive(table, { ...question, build: 'old' }, popup, us)).toMatchObject({
      ok: false,
      problem: { kind: 'otherBuild', sentence: message('service.otherBuild') },
    });
    expect(asked).not.toHaveBeenCalled();
    expect(await receive(table, { ...question, build: 'new' }, popup, us)).toMatchObject({ ok: true });
    expect(await receive(table, question, popup, us)).toMatchObject({ ok: true });
  });

  it('writes problems out for scripts on pages, which have no messages', async () => {
    const { table } = served(async () => failed({ kind: 'notHere', sentence: message('worldPage.notHere') }));
    const question = { channel: 'page.act', request: { action: 'pin' } };
    expect(await receive(table, question, content, self)).toEqual({
      ok: false,
      problem: { kind: 'notHere', sentence: t('worldPage.notHere') },
    });
  });

  it('rejects unknown channels and malformed messages', async () => {
    const { table } = served();
    const messages: unknown[] = [
      { channel: 'constructor', request: {} },
      { channel: '__proto__', request: {} },
      {},
      null,
      'text',
      [],
    ];
    messages.push({ channel: 'outbox.wake', request: {}, more: 1 });
    for (const message of messages)
      expect(await receive(table, message, popup, self)).toMatchObject({ ok: false });
  });

  it('requires a handler for every channel', () => {
    const { 'outbox.wake': _, ...rest } = Object.fromEntries(
      CHANNELS.map(({ name }) => [name, async () => {}]),
    );
    expect(() => routes(rest as unknown as Handlers, () => null)).toThrow('outbox.wake');
  });

  it('returns a handler’s own problem unchanged', async () => {
    const result = failed({ kind: 'conflict', sentence: readMessage('Do this.'), stands: { isWip: true } });
    const { table } = served(async () => result);
    expect(await receive(table, { channel: 'outbox.wake', request: {} }, popup, self)).toBe(result);
  });

  it.each([
    [
      'a problem that an error carries',
      new RangeError('Do that.'),
      { kind: 'range', sentence: readMessage('Do that.') },
    ],
    [
      'nothing of an error without a problem',
      new Error('key=PLANTED'),
      { kind: 'internal', sentence: expect.not.stringContaining('PLANTED') },
    ],
  ])('returns %s', async (_, error, problem) => {
    const { table } = served(() => Promise.reject(error));
    const answer = await receive(table, { channel: 'outbox.wake', request: {} }, popup, self);
    expect(answer).toEqual({ ok: false, problem });
  });
});
