import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { AppearanceSection, PanelSection } from '../../../entrypoints/options/appearance-section.tsx';
import { CaptureSection } from '../../../entrypoints/options/capture-section.tsx';
import { ConnectionSection } from '../../../entrypoints/options/connection-section.tsx';
import { Group, SearchContext, Section } from '../../../entrypoints/options/setting.tsx';
import { SettingsFileSection } from '../../../entrypoints/options/settings-file-section.tsx';
import { textMatcher } from '../../../lib/library/index.ts';
import { DEFAULT_SETTINGS, readSettings } from '../../../lib/settings/index.ts';
import { TIDEWATER } from '../../gallery/sample/connection.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(typed: string) {
  const match = typed ? textMatcher(typed) : null;
  render(
    <SearchContext.Provider value={{ match, headings: [] }}>
      <Section id="appearance" title="Language and appearance">
        <AppearanceSection settings={DEFAULT_SETTINGS} />
      </Section>
      <Section id="capture" title="Capture">
        <CaptureSection settings={DEFAULT_SETTINGS} />
      </Section>
      <Section id="panel" title="Side panel">
        <Group id="deep" title="Tabs">
          <PanelSection settings={DEFAULT_SETTINGS} />
        </Group>
      </Section>
    </SearchContext.Provider>,
  );
}
const names = () =>
  [...document.querySelectorAll('.setting:not([hidden]) .setting-name')].map(
    ({ textContent }) => textContent,
  );
const marked = () =>
  [...document.querySelectorAll('.setting:not([hidden]) mark')].map(({ textContent }) => textContent);

it('shows every setting while nothing is searched, without marks', () => {
  show('');
  expect(names()).toContain('Undo window');
  expect(names()).toContain('Follow the tab');
  expect(marked()).toEqual([]);
});

it('finds settings by name and hint, typos included, and marks what matches', () => {
  show('undo');
  expect(names()).toEqual(['Undo window']);
  expect(marked()).toEqual(['Undo', 'undo']);
  cleanup();
  show('visibilty');
  expect(names()).toEqual(['New articles’ visibility']);
  cleanup();
  // Not those with “marked”.
  show('dark');
  expect(names()).toEqual(['Theme']);
  cleanup();
  show('right clik');
  expect(names()).toEqual(['Right-click menu']);
});

it('finds settings by the values they can have', () => {
  show('larger');
  expect(names()).toEqual(['Text size']);
  cleanup();
  show('sans serif');
  expect(names()).toEqual(['Typeface of articles']);
});

it.each([
  ['import', 'Settings as a file'],
  ['export settings', 'Settings as a file'],
  ['token', 'World Anvil account'],
  ['disconnect', 'World Anvil account'],
])('finds a setting by its buttons and fields: %s', (typed, name) => {
  const match = textMatcher(typed);
  render(
    <SearchContext.Provider value={{ match, headings: [] }}>
      <ConnectionSection connection={TIDEWATER} />
      <SettingsFileSection connection={TIDEWATER} settings={DEFAULT_SETTINGS} />
    </SearchContext.Provider>,
  );
  expect(names()).toEqual([name]);
});

it('finds the settings below a heading by its name', () => {
  show('tabs side');
  expect(names()).toContain('Follow the tab');
  expect(names()).not.toContain('Undo window');
});

it('saves a change at once and says so', async () => {
  show('');
  fireEvent.click(screen.getByRole('switch', { name: 'Right-click menu' }));
  await screen.findAllByText('Saved');
  expect((await readSettings()).contextMenu).toBe(false);
});

it('says at the setting that a change could not be saved', async () => {
  vi.spyOn(fakeBrowser.storage.local, 'set').mockRejectedValue(new Error('full'));
  show('');
  fireEvent.change(screen.getByRole('combobox', { name: 'Undo window' }), { target: { value: '30' } });
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain('couldn’t save');
  const describedBy = screen.getByRole('combobox', { name: 'Undo window' }).getAttribute('aria-describedby');
  expect(document.getElementById(describedBy ?? '')?.contains(problem)).toBe(true);
  await waitFor(async () => expect((await readSettings()).undoSeconds).toBe(10));
});
