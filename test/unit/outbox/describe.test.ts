import { describe, expect, it } from 'vitest';
import { message, readMessage, t } from '../../../lib/i18n/index.ts';
import { describe as words } from '../../../lib/outbox/describe.ts';
import { type Obstacle, obstacleOf } from '../../../lib/outbox/description.ts';
import type { Attention, Delivery } from '../../../lib/outbox/draft.ts';
import { problemsOf } from '../../../lib/outbox/problems.ts';
import { draftOf, NOW, progressOf } from './drafts.ts';

const progress = progressOf({ attempt: 1 });
const shown = (delivery: Delivery, obstacle: Obstacle | null = null) =>
  words(draftOf({ delivery }), NOW, obstacle);
const attention = (what: Attention) =>
  shown({ state: 'attention', attention: what, at: NOW, nextAt: null, progress });

describe('a draft’s status text', () => {
  it('counts down the time to undo', () => {
    const delivery: Delivery = {
      state: 'queued',
      notBefore: NOW + 8_000,
      undoUntil: NOW + 8_000,
      progress: progressOf(),
    };
    expect(shown(delivery)).toMatchObject({
      group: 'waiting',
      until: NOW + 8_000,
      actions: ['undo', 'sendNow', 'copy'],
    });
    expect(words(draftOf({ delivery }), NOW + 8_000, null).actions).not.toContain('undo');
  });

  it('of a draft that is written without a connection says what it waits for', () => {
    const draft = draftOf({ delivery: { state: 'editing' }, touched: true });
    const detail = (obstacle: Obstacle | null) => words(draft, NOW, obstacle).detail;
    expect(detail('unconnected')).toEqual(message('capture.savedUnconnected'));
    expect(detail(null)).toEqual(message('outbox.savedAsYouType'));
  });

  it('counts down to the next check and promises not to send twice', () => {
    const checking = shown({ state: 'unknown', since: NOW, nextAt: NOW + 27_000, progress });
    expect(checking).toMatchObject({ group: 'checking', until: NOW + 27_000 });
    expect(t(readMessage(checking.detail))).toMatch(/won’t be sent twice/);
  });

  it('asks to reconnect while paused, and counts nothing down', () => {
    const delivery: Delivery = {
      state: 'queued',
      notBefore: NOW + 9,
      undoUntil: null,
      progress: progressOf(),
    };
    expect(shown(delivery, 'paused')).toMatchObject({
      headline: message('outbox.waitingForKeys'),
      // Whoever can't read the keys hasn't asked World Anvil.
      detail: message('outbox.sentOnceConnected'),
      until: null,
    });
    expect(shown({ state: 'unknown', since: NOW, nextAt: NOW + 9, progress }, 'paused').until).toBeNull();
  });

  it('says that World Anvil asked to wait, and for how long', () => {
    const delivery: Delivery = { state: 'queued', notBefore: NOW, undoUntil: null, progress: progressOf() };
    const waitsUntil = NOW + 3_599_000;
    const asked = words(draftOf({ delivery }), NOW, null, { waitsUntil });
    expect(asked).toMatchObject({
      headline: message('outbox.waitingForWorldAnvil'),
      detail: message('outbox.askedToWait', { minutes: 60 }),
      until: waitsUntil,
    });
    const unclear = draftOf({ delivery: { state: 'unknown', since: NOW, nextAt: NOW + 9, progress } });
    expect(words(unclear, NOW, null, { waitsUntil })).toMatchObject({
      detail: message('outbox.askedToWait', { minutes: 60 }),
      until: waitsUntil,
    });
  });

  it('asks to allow sending while it isn’t allowed, and doesn’t blame the keys', () => {
    const sentence = message('connection.consentLost');
    const obstacle = obstacleOf({ sentence, since: NOW });
    const delivery: Delivery = { state: 'queued', notBefore: NOW, undoUntil: null, progress: progressOf() };
    expect(shown(delivery, obstacle)).toMatchObject({
      headline: message('outbox.waitingForPermission'),
      detail: message('outbox.sendingNotAllowed'),
    });
    const unclear = shown({ state: 'unknown', since: NOW, nextAt: NOW + 9, progress }, obstacle);
    expect(unclear).toMatchObject({ detail: message('outbox.checkOnceAllowed'), until: null });
    expect(obstacleOf({ sentence: message('service.keysRefused'), since: NOW }, { isOnline: false })).toBe(
      'paused',
    );
    expect(obstacleOf(null, { isOnline: false })).toBe('offline');
    expect(obstacleOf(null)).toBeNull();
  });

  it('shows a refusal at once, with its reason', () => {
    const trouble = { sentence: readMessage('The excerpt is too long.'), refused: true };
    const refused = shown({ state: 'unknown', since: NOW, nextAt: NOW, progress: { ...progress, trouble } });
    expect(refused.group).toBe('attention');
    expect(t(refused.headline)).toBe('The excerpt is too long.');
    expect(refused.actions).toEqual(['edit', 'copy', 'discard']);
    const edited = { ...progress, trouble, supersededBy: 'draft-2' };
    expect(shown({ state: 'unknown', since: NOW, nextAt: NOW, progress: edited })).toMatchObject({
      group: 'checking',
      actions: ['copy'],
    });
  });

  it('names the network as the cause while offline, and the cause and time of the next attempt otherwise', () => {
    const waiting: Delivery = { state: 'queued', notBefore: NOW, undoUntil: null, progress: progressOf() };
    expect(shown(waiting, 'offline')).toMatchObject({
      headline: message('outbox.waitingForNetwork'),
      detail: message('outbox.offline'),
      until: null,
    });
    expect(shown({ state: 'unknown', since: NOW, nextAt: NOW + 9, progress }, 'offline')).toMatchObject({
      detail: message('outbox.checkWhenOnline'),
      until: null,
    });
    const trouble = { sentence: readMessage('No answer.'), refused: false };
    const failed = { ...waiting, notBefore: NOW + 40_000, progress: progressOf({ trouble }) };
    expect(shown(failed)).toMatchObject({ detail: trouble.sentence, until: NOW + 40_000 });
    // It doesn't ask the user to try again while it says when it will.
    const busy = {
      sentence: message('service.busy', { retry: message('service.retryLater') }),
      refused: false,
    };
    expect(shown({ ...waiting, progress: progressOf({ trouble: busy }) })).toMatchObject({
      detail: message('outbox.busy'),
    });
  });

  it('doesn’t call an empty draft captured', () => {
    const empty = draftOf({ touched: false, origin: null, delivery: { state: 'editing' } });
    expect(words(empty, NOW, null).detail).toEqual(message('outbox.empty'));
  });

  it('offers fitting actions for each problem, and no plain retry if a copy may exist', () => {
    expect(attention({ kind: 'rejected', sentence: readMessage('No.') }).actions).toContain('edit');
    expect(attention({ kind: 'unproved', sentence: readMessage('No.') }).actions).toEqual([
      'openNewest',
      'sendAgain',
      'edit',
      'copy',
      'discard',
    ]);
    expect(attention({ kind: 'duplicated', articleIds: ['a', 'b'] }).actions).toContain('removeExtra');
    expect(attention({ kind: 'duplicated', articleIds: ['a'] }).actions).not.toContain('removeExtra');
    expect(attention({ kind: 'conflict', sentence: readMessage('No.') }).actions).toContain('retry');
    expect(attention({ kind: 'gone' }).actions).toContain('edit');
  });

  it('names the article that gets the section', () => {
    const text = {
      ...draftOf().text,
      target: { kind: 'append' as const, articleId: 'a', articleTitle: 'The Lamp Guild' },
    };
    const draft = draftOf({
      text,
      delivery: { state: 'verified', articleId: 'a', url: null, at: NOW, nextAt: null, progress },
    });
    expect(t(words(draft, NOW, null).headline)).toContain('The Lamp Guild');
  });
});

describe('problems that keep a draft from being sent', () => {
  const { text } = draftOf();
  const fields = (change: Partial<typeof text>) =>
    problemsOf({ ...text, ...change }).map(({ field }) => field);

  it('none for a valid draft', () => expect(fields({})).toEqual([]));

  it('name what is missing', () => {
    const target = { kind: 'new' as const, template: '', customTemplateId: null };
    expect(fields({ title: '  ', worldId: null, target })).toEqual(['world', 'template', 'title']);
  });

  it('count characters as people do, up to World Anvil’s limit', () => {
    expect(fields({ title: '🜂'.repeat(255) })).toEqual([]);
    expect(fields({ title: 'x'.repeat(256) })).toEqual(['title']);
    const [problem] = problemsOf({ ...text, fields: { excerpt: 'x'.repeat(257) } });
    expect(t(readMessage(problem?.sentence))).toBe('“Excerpt” is 2 characters too long. The limit is 255.');
  });

  it('allow a section without a title, but not without text', () => {
    const target = { kind: 'append' as const, articleId: 'a', articleTitle: 'A' };
    expect(fields({ target, title: '' })).toEqual([]);
    expect(fields({ target, title: '', content: ' ' })).toEqual(['content']);
  });
});
