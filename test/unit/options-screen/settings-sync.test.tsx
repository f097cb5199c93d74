import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { SettingsSyncSection } from '../../../entrypoints/options/settings-sync-section.tsx';
import { ok } from '../../../lib/model/index.ts';
import { DEFAULT_SETTINGS } from '../../../lib/settings/index.ts';
import { writeSettingsSync } from '../../../lib/stored-state/index.ts';
import { TIDEWATER } from '../../gallery/sample/connection.ts';

const sent: unknown[] = [];
let found: readonly (readonly [string, unknown])[] = [];

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  sent.length = 0;
  found = [];
  await fakeBrowser.storage.local.clear();
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(async (message: unknown) => {
    const { channel, request } = message as { channel: string; request: unknown };
    sent.push([channel, request]);
    return ok(channel === 'settingsSync.preview' ? found : undefined);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = () => render(<SettingsSyncSection connection={TIDEWATER} settings={DEFAULT_SETTINGS} />);
const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Sync settings and pins' });

it('is off, and says what is sent before it is turned on, even if nothing changes here', async () => {
  show();
  expect((await toggle()).checked).toBe(false);
  fireEvent.click(await toggle());
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Your browser sends your settings, your added domains and your pins');
  expect(within(dialog).queryByRole('listitem')).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([['settingsSync.preview', {}]]);
  fireEvent.click(await toggle());
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(sent).toContainEqual(['settingsSync.turnOn', {}]));
});

it('shows what other browsers would change here, and is turned on only after a yes', async () => {
  found = [['theme', 'dark']];
  show();
  fireEvent.click(await toggle());
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('listitem').textContent).toContain('Theme');
  expect((await toggle()).checked).toBe(false);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([['settingsSync.preview', {}]]);
  fireEvent.click(await toggle());
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(sent).toContainEqual(['settingsSync.turnOn', {}]));
});

it.each([
  ['Keep copy', false],
  ['Remove copy', true],
])('asks about the copy when it is turned off: %s', async (button, removeCopy) => {
  await writeSettingsSync({ isOn: true, syncedAt: Date.now() - 120_000, problem: null });
  show();
  await screen.findByText('Synced 2 minutes ago.');
  fireEvent.click(await toggle());
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(sent).toEqual([['settingsSync.turnOff', { removeCopy }]]));
});

it.each([
  ['full', true, /more than your browser can sync/],
  ['unavailable', true, /couldn’t sync/],
  ['newer', true, /Update Loreside/],
  ['removed', false, /removed in another browser/],
] as const)('says what is wrong: %s', async (problem, isOn, words) => {
  await writeSettingsSync({ isOn, syncedAt: 1, problem });
  show();
  await screen.findByText(words);
  expect((await toggle()).checked).toBe(isOn);
});
