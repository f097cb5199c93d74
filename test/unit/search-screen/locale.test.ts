import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function localeOf(...languages: string[]): Promise<string> {
  vi.stubGlobal('navigator', { languages });
  return (await import('../../../components/ui/locale.ts')).LOCALE;
}

test('numbers and dates use the browser’s variant of English', async () => {
  expect(await localeOf('en-GB', 'en')).toBe('en-GB');
});

test('a browser that also names another language still gets its English', async () => {
  expect(await localeOf('de-DE', 'en-AU')).toBe('en-AU');
});

test.each([[['de-DE', 'de']], [['ar-EG']], [['eng-fake']], [[]]])(
  'with %j they are in English',
  async (languages) => {
    expect(await localeOf(...languages)).toBe('en');
  },
);
