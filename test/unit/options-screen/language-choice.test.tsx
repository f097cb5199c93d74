import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppearanceSection } from '../../../entrypoints/options/appearance-section.tsx';
import { LANGUAGES } from '../../../lib/i18n/index.ts';
import { DEFAULT_SETTINGS, readSettings } from '../../../lib/settings/index.ts';

beforeEach(() => {
  const known = [...LANGUAGES];
  const german = { code: 'de', name: 'Deutsch', reviewed: false };
  Array.prototype.splice.call(LANGUAGES, 0, known.length, ...known.slice(0, 1), german);
  return () => void Array.prototype.splice.call(LANGUAGES, 0, LANGUAGES.length, ...known);
});
afterEach(cleanup);

const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });

it('offers the browser’s language, then each language by its own name, with drafts marked', () => {
  render(<AppearanceSection settings={DEFAULT_SETTINGS} />);
  const options = [...list().options];
  expect(options.map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['Browser’s language', ''],
    ['English', 'en'],
    ['Deutsch (draft)', 'de'],
  ]);
  expect(list().selectedOptions[0]?.textContent).toBe('Browser’s language');
  screen.getByText(/No native speaker/);
});

it('stores the choice, and the browser’s language as none', async () => {
  const { rerender } = render(<AppearanceSection settings={DEFAULT_SETTINGS} />);
  fireEvent.change(list(), { target: { value: 'de' } });
  await waitFor(async () => expect((await readSettings()).language).toBe('de'));
  rerender(<AppearanceSection settings={{ ...DEFAULT_SETTINGS, language: 'de' }} />);
  expect(list().value).toBe('de');
  fireEvent.change(list(), { target: { value: '' } });
  await waitFor(async () => expect((await readSettings()).language).toBeNull());
});
