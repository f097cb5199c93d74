import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { SettingsFileSection } from '../../../entrypoints/options/settings-file-section.tsx';
import {
  changeSettings,
  DEFAULT_SETTINGS,
  readSettings,
  type Settings,
  settingsFile,
} from '../../../lib/settings/index.ts';
import { TIDEWATER } from '../../gallery/sample/connection.ts';

beforeEach(async () => {
  // happy-dom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  await fakeBrowser.storage.local.clear();
  render(<SettingsFileSection connection={TIDEWATER} settings={DEFAULT_SETTINGS} />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function choose(text: string): void {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file field');
  Object.defineProperty(input, 'files', { configurable: true, value: [new File([text], 'settings.json')] });
  fireEvent.change(input);
}
const [world] = TIDEWATER.worlds;
const wanted: Settings = {
  ...DEFAULT_SETTINGS,
  ...{ theme: 'dark', undoSeconds: 0, language: 'de', pagesOff: ['link-cards', 'bar'] },
  accents: { [world?.id ?? '']: 195, elsewhere: 'cover' },
};
const rows = async () =>
  within(await screen.findByRole('dialog'))
    .getAllByRole('listitem')
    .map((row) => [
      row.querySelector('strong')?.textContent,
      ...[...row.querySelectorAll('bdi')].map(({ textContent }) => textContent),
    ]);

it('shows what a file would change, in words, and changes nothing before that is confirmed', async () => {
  choose(settingsFile(wanted, 0));
  expect(await rows()).toEqual([
    ['Language', 'Browser’s language', expect.stringContaining('Deutsch')],
    ['Theme', 'Same as system', 'Dark'],
    ['Undo window', '10 seconds', 'Send immediately'],
    ['Switched off on world pages', 'None', 'Preview cards and Toolbar'],
    [`Accent color of ${world?.title}`, 'Default', 'Teal'],
    ['Accent color of another world', 'Default', 'From the cover'],
  ]);
  screen.getByText('6 settings change:');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await readSettings()).toEqual(DEFAULT_SETTINGS);
});

it('imports, says how much changed, and brings the earlier settings back', async () => {
  await changeSettings((settings) => ({ ...settings, follow: 'show' }));
  choose(settingsFile({ ...wanted, follow: 'show' }, 0));
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }));
  await screen.findAllByText('Imported. 6 settings changed.');
  expect(await readSettings()).toMatchObject({ theme: 'dark', undoSeconds: 0, follow: 'show' });
  // Changed since: undoing the import leaves it alone.
  await changeSettings((settings) => ({ ...settings, undoSeconds: 30 }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findAllByText('Your earlier settings are back.');
  expect(await readSettings()).toEqual({ ...DEFAULT_SETTINGS, follow: 'show', undoSeconds: 30 });
});

it('says so if it knows nothing that a file has', async () => {
  const file = { loreside: 'settings', version: 1, settings: { theme: 'plaid', lantern: 9 } };
  choose(JSON.stringify(file));
  await screen.findByText('2 settings in the file aren’t known here and are left out.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says why a file can’t be imported', async () => {
  choose('keys and tokens');
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toBe('This isn’t a file of Loreside’s settings. Nothing was changed.');
  choose(settingsFile(DEFAULT_SETTINGS, 0));
  await screen.findByText(/settings that you already use/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that the browser couldn’t save the import', async () => {
  choose(settingsFile(wanted, 0));
  const confirm = await screen.findByRole('button', { name: 'Import' });
  vi.spyOn(fakeBrowser.storage.local, 'set').mockRejectedValue(new Error('full'));
  fireEvent.click(confirm);
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t save');
});
