import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { DraftMenu } from '../../../components/by-hand/index.ts';
import type { Delivery } from '../../../lib/outbox/index.ts';
import { draftOf, progress } from '../outbox-screen/drafts.ts';

afterEach(cleanup);

const COPIES = ['Copy as formatted text', 'Copy as Markdown', 'Copy as World Anvil markup'];

/** Opens the menu of a draft in this state; returns what it offers. */
async function open(delivery: Delivery, onAction = vi.fn()) {
  render(<DraftMenu draft={draftOf('a', 'The Heron', delivery)} name="The Heron" onAction={onAction} />);
  fireEvent.click(screen.getByRole('button', { name: 'Insert, copy, or mark as done: The Heron' }));
  const items = await screen.findAllByRole('menuitem');
  return items.map((item) => item.querySelector('bdi')?.textContent);
}

it.each<[string, Delivery]>([
  ['is written', { state: 'editing' }],
  ['waits', { state: 'queued', notBefore: 5, undoUntil: null, progress: progress() }],
])('a draft that %s can be inserted, copied, and marked as done', async (_, delivery) => {
  expect(await open(delivery)).toEqual(['Insert into editor', ...COPIES, 'Mark as done']);
});

it.each<[string, Delivery]>([
  ['is being sent', { state: 'sending', owner: 'w', sentAt: 5, progress: progress() }],
  ['may have arrived', { state: 'unknown', since: 5, nextAt: 5, progress: progress() }],
  ['has arrived', { state: 'created', at: 5, nextAt: 5, articleId: 'x', url: null, progress: progress() }],
  ['is done', { state: 'done', at: 5, how: 'copied' }],
])('a draft that %s is only copied', async (_, delivery) => {
  expect(await open(delivery)).toEqual(COPIES);
});

it.each([
  ['i', 'insert'],
  ['f', 'formatted'],
  ['m', 'markdown'],
  ['w', 'markup'],
  ['d', 'done'],
])('the key %s chooses “%s”', async (key, action) => {
  const onAction = vi.fn();
  await open({ state: 'editing' }, onAction);
  fireEvent.keyDown(screen.getByRole('menu'), { key });
  expect(onAction.mock.calls).toEqual([[action]]);
});
