import { setImmediate } from 'node:timers/promises';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { expect, inject, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Clip } from '../../../lib/capture/index.ts';
import { openOutbox } from '../../../lib/outbox/index.ts';
import { type Connection, writeConnection } from '../../../lib/stored-state/index.ts';

export const SALTMERE: Connection = {
  state: 'connected',
  address: 'https://platform.example',
  version: 'current',
  segment: 'boromir',
  username: 'iris',
  worlds: [{ id: 'w1', title: 'Saltmere', slug: null, url: null, ownership: 'owner' }],
  worldId: 'w1',
  hasPassphrase: false,
  tokenExposed: false,
  templates: ['article', 'person', 'landmark'],
};

/** Opens the screen again, as the browser does each time: only stored data is left. */
export async function openPopup(page: { url: string; title: string }, result: Clip | null) {
  cleanup();
  vi.resetModules();
  const tab = { id: 7, ...page };
  Object.assign(fakeBrowser.tabs, { query: async () => [tab] });
  Object.assign(fakeBrowser, {
    scripting: { executeScript: async () => [{ frameId: 0, result }] },
  });
  await renderScreen();
}

/** Loads the screen, with its messages, and renders it. */
export async function renderScreen(): Promise<void> {
  const { useCatalog } = await import('../../../lib/i18n/index.ts');
  useCatalog('en', inject('messages'));
  const { CaptureScreen } = await import('../../../components/capture/index.ts');
  render(<CaptureScreen />);
}

export const LIGHTHOUSE = {
  url: 'https://tidewater.example/lighthouse',
  title: 'The Drowned Lighthouse | Tidewater',
};
export const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
export const titled = (value: string) => waitFor(async () => expect((await title()).value).toBe(value));
export const content = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });

/** What the receipt of a saved draft says. It is announced as well, so the words alone are on the page twice. */
export async function receiptSays(words: RegExp): Promise<void> {
  const receipt = await screen.findByRole('region', { name: 'Status' });
  await within(receipt).findByText(words);
}

/** Opens the popover of a chip. */
export async function openChip(name: RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}

/** Lets what has begun go on: turns of the event loop, because a busy machine gets little done in any time. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await setImmediate();
}

/** Sets up an empty outbox and a connection to one world; for `beforeEach`. */
export async function resetDrafts(): Promise<void> {
  const store = await openOutbox();
  // The last input of the previous test may still be on its way.
  await settle();
  do {
    for (const { id } of await store.list()) await store.remove(id, () => true);
    await settle();
  } while ((await store.list()).length > 0);
  localStorage.clear();
  // Text areas can be read and filled in here; browsers test the editor.
  localStorage.setItem('capture.view', 'markup');
  await writeConnection(SALTMERE);
}
