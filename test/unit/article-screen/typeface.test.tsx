import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { changeSettings, followTypeface } from '../../../lib/settings/index.ts';

const shown = () => document.documentElement.dataset.typeface;

beforeEach(() => {
  fakeBrowser.reset();
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_name: string, work: () => unknown) => Promise.resolve(work()) },
  });
  localStorage.clear();
});
afterEach(() => {
  delete document.documentElement.dataset.typeface;
});

test('an open page follows the chosen typeface at once', async () => {
  followTypeface();
  expect(shown()).toBe('serif');
  await changeSettings((now) => ({ ...now, readingTypeface: 'sans' }));
  await vi.waitFor(() => expect(shown()).toBe('sans'));
});

test('the next page has the typeface before the setting is read', async () => {
  await changeSettings((now) => ({ ...now, readingTypeface: 'sans' }));
  followTypeface();
  await vi.waitFor(() => expect(shown()).toBe('sans'));
  delete document.documentElement.dataset.typeface;
  followTypeface();
  expect(shown()).toBe('sans');
});
