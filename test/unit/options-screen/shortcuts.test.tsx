import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { SearchContext } from '../../../entrypoints/options/setting.tsx';
import { ShortcutsSection } from '../../../entrypoints/options/shortcuts-section.tsx';
import { textMatcher } from '../../../lib/library/index.ts';

const COMMANDS = [
  { name: 'open-panel', description: 'Open the panel', shortcut: 'Alt+Shift+L' },
  { name: 'lock', description: 'Lock Loreside', shortcut: '' },
];
const update = vi.fn();
const reset = vi.fn();

const before = Object.getOwnPropertyDescriptor(fakeBrowser, 'commands');

function provide(commands: object | undefined): void {
  Object.defineProperty(fakeBrowser, 'commands', { configurable: true, value: commands });
}

beforeEach(() => {
  const commands = structuredClone(COMMANDS);
  update.mockImplementation(async ({ name, shortcut }: { name: string; shortcut: string }) => {
    if (shortcut === 'Ctrl+Alt+X') throw new Error('not allowed');
    for (const one of commands) if (one.name === name) one.shortcut = shortcut;
  });
  reset.mockImplementation(async (name: string) => {
    for (const one of commands) if (one.name === name) one.shortcut = 'Alt+Shift+L';
  });
  vi.spyOn(fakeBrowser.runtime, 'getManifest').mockReturnValue({
    ...{ manifest_version: 3, name: 'Loreside', version: '1' },
    commands: { 'open-panel': { suggested_key: { default: 'Alt+Shift+L' } }, lock: {} },
  });
  provide({ getAll: async () => commands, update, reset });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  // Files share the fake.
  if (before) Object.defineProperty(fakeBrowser, 'commands', before);
});

const keys = () => [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent);
const record = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Lock Loreside' }));
  return screen.getByRole('textbox', { name: 'Change: Lock Loreside' });
};

it('are found as keyboard shortcuts', async () => {
  render(
    <SearchContext.Provider value={{ match: textMatcher('keyboard'), headings: [] }}>
      <ShortcutsSection />
    </SearchContext.Provider>,
  );
  await screen.findByRole('button', { name: 'Change: Open the panel' });
  expect(document.querySelectorAll('.setting[hidden]')).toHaveLength(0);
});

it('records other keys in place, and gives the first ones back', async () => {
  render(<ShortcutsSection />);
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Open the panel' }));
  const field = screen.getByRole('textbox', { name: 'Change: Open the panel' });
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'Alt', code: 'AltLeft', altKey: true });
  fireEvent.keyDown(field, { key: 'Y', code: 'KeyY', altKey: true, shiftKey: true });
  await waitFor(() => expect(keys()).toEqual(['Alt+Shift+Y']));
  fireEvent.click(screen.getByRole('button', { name: 'Reset: Open the panel' }));
  await waitFor(() => expect(keys()).toEqual(['Alt+Shift+L']));
  expect(screen.queryByRole('button', { name: 'Reset: Open the panel' })).toBeNull();
  // The button that was pressed is gone.
  const change = screen.getByRole('button', { name: 'Change: Open the panel' });
  await waitFor(() => expect(document.activeElement).toBe(change));
});

it('gives no keys back that another shortcut has now', async () => {
  render(<ShortcutsSection />);
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Open the panel' }));
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Y', code: 'KeyY', altKey: true, shiftKey: true });
  await waitFor(() => expect(keys()).toEqual(['Alt+Shift+Y']));
  fireEvent.keyDown(await record(), { key: 'L', code: 'KeyL', altKey: true, shiftKey: true });
  await waitFor(() => expect(keys()).toEqual(['Alt+Shift+Y', 'Alt+Shift+L']));
  fireEvent.click(screen.getByRole('button', { name: 'Reset: Open the panel' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Already used for “Lock Loreside”');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Change: Open the panel' }));
  expect(reset).not.toHaveBeenCalled();
});

it('keeps what another shortcut has, says what the browser refuses, and is left with Escape', async () => {
  render(<ShortcutsSection />);
  const field = await record();
  fireEvent.keyDown(field, { key: 'L', code: 'KeyL', altKey: true, shiftKey: true });
  expect((await screen.findByRole('alert')).textContent).toContain('Already used for “Open the panel”');
  fireEvent.keyDown(field, { key: 'x', code: 'KeyX', altKey: true, ctrlKey: true });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('doesn’t allow'));
  fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(keys()).toEqual(['Alt+Shift+L']);
});

it('removes a shortcut with Delete', async () => {
  render(<ShortcutsSection />);
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Open the panel' }));
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Delete', code: 'Delete' });
  await waitFor(() => expect(keys()).toEqual([]));
  expect(update).toHaveBeenCalledWith({ name: 'open-panel', shortcut: '' });
});

it('only shows them where the browser doesn’t let extensions change them', async () => {
  provide({ getAll: async () => COMMANDS });
  render(<ShortcutsSection />);
  await waitFor(() => expect(keys()).toEqual(['Alt+Shift+L']));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Change shortcuts']);
});

it('says so where the browser has none', async () => {
  provide(undefined);
  render(<ShortcutsSection />);
  screen.getByText('This browser has no keyboard shortcuts for extensions.');
});
