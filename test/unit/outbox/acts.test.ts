import { beforeEach, describe, expect, it } from 'vitest';
import { readMessage } from '../../../lib/i18n/index.ts';
import { BIN_MS } from '../../../lib/outbox/delivery/timing.ts';
import type { Attention, Delivery, Draft } from '../../../lib/outbox/draft.ts';
import * as acts from '../../../lib/outbox/draft-actions.ts';
import { draftOf, NOW, progressOf } from './drafts.ts';
import { type Disk, memoryStore, newDisk } from './memory-store.ts';

let disk: Disk;
const store = () => memoryStore(disk);
const has = (delivery: Delivery, more: Partial<Draft> = {}) =>
  disk.drafts.set('draft-1', draftOf({ delivery, ...more }));
const stands = (id = 'draft-1') => disk.drafts.get(id);

const sent = progressOf({ attempt: 1, firstSentAt: NOW, baseline: [] });
const queued: Delivery = { state: 'queued', notBefore: NOW, undoUntil: NOW, progress: progressOf() };
const requeued: Delivery = { ...queued, progress: sent };
const sending: Delivery = { state: 'sending', owner: 'w1', sentAt: NOW, progress: sent };
const unknown: Delivery = { state: 'unknown', since: NOW, nextAt: NOW + 9_000, progress: sent };
const attention = (what: Attention): Delivery => ({
  state: 'attention',
  attention: what,
  at: NOW,
  nextAt: null,
  progress: sent,
});
const rejected = attention({ kind: 'rejected', sentence: readMessage('The excerpt is too long.') });
const unproved = attention({ kind: 'unproved', sentence: readMessage('No answer came.') });
const duplicated = attention({ kind: 'duplicated', articleIds: ['a', 'b'] });

beforeEach(() => {
  disk = newDisk();
});

describe('writing', () => {
  it('saves every keystroke', async () => {
    has({ state: 'editing' }, { touched: false });
    const text = { ...draftOf().text, title: 'Mirelle' };
    await acts.saveText(store(), 'draft-1', text, NOW + 5);
    expect(stands()).toMatchObject({ text: { title: 'Mirelle' }, touched: true, updatedAt: NOW + 5, rev: 1 });
  });

  it('never changes a submitted draft', async () => {
    for (const delivery of [queued, sending, unknown, rejected]) {
      has(delivery);
      expect(await acts.saveText(store(), 'draft-1', { ...draftOf().text, title: 'X' })).toBeNull();
      expect(stands()?.text.title).toBe('Mirelle Vane');
    }
  });
});

describe('submitting', () => {
  it('waits for the time to undo', async () => {
    has({ state: 'editing' });
    await acts.submit(store(), 'draft-1', { accountId: 'me', undoMs: 10_000, now: NOW });
    expect(stands()?.delivery).toMatchObject({
      state: 'queued',
      notBefore: NOW + 10_000,
      undoUntil: NOW + 10_000,
      progress: { accountId: 'me', attempt: 0 },
    });
  });

  it('refuses an invalid draft and a second submission', async () => {
    has({ state: 'editing' }, { text: { ...draftOf().text, title: ' ' } });
    expect(await acts.submit(store(), 'draft-1', { accountId: 'me', undoMs: 0 })).toBeNull();
    has(sending);
    expect(await acts.submit(store(), 'draft-1', { accountId: 'me', undoMs: 0 })).toBeNull();
  });

  it('can be undone until something was sent', async () => {
    has(queued);
    expect(await acts.undo(store(), 'draft-1')).toMatchObject({ delivery: { state: 'editing' } });
    for (const delivery of [requeued, sending, unknown]) {
      has(delivery);
      expect(await acts.undo(store(), 'draft-1')).toBeNull();
    }
  });
});

describe('editing again', () => {
  it('reopens the same draft if nothing was sent', async () => {
    has(queued);
    expect(await acts.edit(store(), 'draft-1')).toMatchObject({
      id: 'draft-1',
      delivery: { state: 'editing' },
    });
  });

  it('starts a new draft with a new marker if something was sent', async () => {
    for (const delivery of [requeued, rejected, unproved]) {
      has(delivery);
      const fresh = await acts.edit(store(), 'draft-1', { freshId: 'draft-2', now: NOW });
      expect(fresh).toMatchObject({ id: 'draft-2', delivery: { state: 'editing' }, text: draftOf().text });
      expect(stands()?.delivery).toMatchObject({
        state: 'binned',
        progress: { attempt: 1, supersededBy: 'draft-2' },
      });
    }
  });

  it('allows a refused draft while its article is still searched for', async () => {
    has({
      ...unknown,
      progress: { ...sent, trouble: { sentence: readMessage('Too long.'), refused: true } },
    });
    expect(await acts.edit(store(), 'draft-1', { freshId: 'draft-2' })).toMatchObject({
      id: 'draft-2',
      refusal: readMessage('Too long.'),
    });
    expect(stands()?.delivery).toMatchObject({ state: 'unknown', progress: { supersededBy: 'draft-2' } });
  });

  it('refuses a draft that may still arrive or exists twice', async () => {
    for (const delivery of [sending, unknown, duplicated]) {
      has(delivery);
      expect(await acts.edit(store(), 'draft-1')).toBeNull();
      expect(disk.drafts.size).toBe(1);
    }
  });
});

describe('retrying', () => {
  it('sends a waiting draft now and checks an unclear one now', async () => {
    has({ ...queued, notBefore: NOW + 99_000 });
    expect(await acts.retry(store(), 'draft-1', NOW)).toMatchObject({ delivery: { notBefore: NOW } });
    has(unknown);
    const looked = await acts.retry(store(), 'draft-1', NOW);
    expect(looked).toMatchObject({ delivery: { state: 'unknown', nextAt: NOW } });
  });

  it('resends a refused draft, and an unproven one only if the user accepts the risk', async () => {
    has(rejected);
    expect(await acts.retry(store(), 'draft-1')).toMatchObject({ delivery: { state: 'queued' } });
    has(unproved);
    expect(await acts.retry(store(), 'draft-1')).toBeNull();
    expect(await acts.sendAgain(store(), 'draft-1')).toMatchObject({
      delivery: { state: 'queued', progress: { attempt: 1, accepted: true } },
    });
  });
});

describe('the bin', () => {
  it('keeps a discarded draft for 30 days and can restore it', async () => {
    has({ state: 'editing' });
    await acts.discard(store(), 'draft-1', NOW);
    expect(stands()?.delivery).toEqual({ state: 'binned', at: NOW });
    expect(await acts.expire(store(), NOW + BIN_MS - 1)).toBe(0);
    await acts.restore(store(), 'draft-1', NOW);
    expect(stands()?.delivery).toEqual({ state: 'editing' });
  });

  it('deletes discarded drafts, and nothing else, after 30 days', async () => {
    has({ state: 'binned', at: NOW });
    disk.drafts.set('draft-2', draftOf({ id: 'draft-2' }));
    expect(await acts.expire(store(), NOW + BIN_MS)).toBe(1);
    expect([...disk.drafts.keys()]).toEqual(['draft-2']);
  });

  it('refuses a draft that is being sent', async () => {
    for (const delivery of [sending, unknown]) {
      has(delivery);
      expect(await acts.discard(store(), 'draft-1')).toBeNull();
    }
  });

  it('remembers that a draft was sent, so it is never restored as a new one', async () => {
    has(rejected);
    await acts.discard(store(), 'draft-1', NOW);
    await acts.restore(store(), 'draft-1', NOW);
    expect(stands()?.delivery).toMatchObject({ state: 'attention', attention: { kind: 'unproved' } });
  });
});

describe('over time', () => {
  const verified = (attempt: number): Delivery => ({
    state: 'verified',
    articleId: 'a1',
    url: null,
    at: NOW,
    nextAt: null,
    progress: progressOf({ attempt }),
  });

  it('drops the text of a delivered draft after 30 days and keeps its title', async () => {
    has(verified(1));
    await acts.expire(store(), NOW + BIN_MS - 1);
    expect(stands()?.text.content).not.toBe('');
    await acts.expire(store(), NOW + BIN_MS);
    expect(stands()?.text).toMatchObject({ title: 'Mirelle Vane', content: '' });
  });

  it('checks late arrivals, and nothing else, when the browser starts', async () => {
    const nextAt = async (delivery: Delivery) => {
      has(delivery);
      await acts.watchAgain(store(), NOW + 1_000);
      const now = stands()?.delivery;
      return now && 'nextAt' in now ? now.nextAt : undefined;
    };
    expect(await nextAt(verified(2))).toBe(NOW + 1_000);
    expect(await nextAt(rejected)).toBe(NOW + 1_000);
    expect(await nextAt(verified(1))).toBeNull();
    expect(await nextAt(duplicated)).toBeNull();
    expect(await nextAt(unknown)).toBe(NOW + 9_000);
  });
});

describe('when the network is back', () => {
  it('retries failed calls at once without shortening the time to undo', async () => {
    const trouble = { sentence: readMessage('No network.'), refused: false };
    has({ ...queued, notBefore: NOW + 99_000, undoUntil: null, progress: { ...queued.progress, trouble } });
    await acts.hasten(store(), NOW);
    expect(stands()?.delivery).toMatchObject({ notBefore: NOW });
    has({ ...queued, notBefore: NOW + 9_000, undoUntil: NOW + 9_000 });
    await acts.hasten(store(), NOW);
    expect(stands()?.delivery).toMatchObject({ notBefore: NOW + 9_000 });
  });
});
