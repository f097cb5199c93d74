// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { pageWords } from '../../../lib/background/pages/page-handlers.ts';
import { changeSettings, followAppearance } from '../../../lib/settings/index.ts';
import { stored } from '../../../lib/stored-state/index.ts';

const root = document.documentElement;
const meta = document.createElement('meta');
meta.name = 'color-scheme';
document.head.append(meta);
const inStorage = stored('settings', (raw) => raw);
const damaged = { read: () => Promise.reject(new Error('damaged')), watch: () => {} };
const shown = () => [root.dataset.theme, root.dataset.textSize, meta.content];
const rows = () => [root.dataset.density, root.dataset.readingTypeface];

beforeEach(async () => {
  await fakeBrowser.storage.local.clear();
  localStorage.clear();
});

it('is the system’s, in normal size, unless something is chosen', async () => {
  followAppearance(inStorage);
  expect(shown()).toEqual(['system', 'normal', 'light dark']);
  expect(rows()).toEqual(['two-lines', 'serif']);
  await vi.waitFor(() => expect(localStorage.length).toBe(1));
  expect(shown()).toEqual(['system', 'normal', 'light dark']);
});

it('follows the settings at once, and the next page starts with it', async () => {
  followAppearance(inStorage);
  await changeSettings((settings) => ({ ...settings, theme: 'dark', textSize: 'larger' }));
  await vi.waitFor(() => expect(shown()).toEqual(['dark', 'larger', 'dark']));
  root.dataset.theme = '';
  root.dataset.textSize = '';
  followAppearance(damaged);
  expect(shown()).toEqual(['dark', 'larger', 'dark']);
  await changeSettings((settings) => ({ ...settings, theme: 'system', textSize: 'small' }));
  await vi.waitFor(() => expect(shown()).toEqual(['system', 'small', 'light dark']));
});

it('also decides the rows of lists and the typeface of the world’s texts', async () => {
  followAppearance(inStorage);
  await changeSettings((settings) => ({ ...settings, density: 'one-line', readingTypeface: 'sans' }));
  await vi.waitFor(() => expect(rows()).toEqual(['one-line', 'sans']));
  delete root.dataset.density;
  delete root.dataset.readingTypeface;
  followAppearance(damaged);
  expect(rows()).toEqual(['one-line', 'sans']);
});

it('starts as the system’s with whatever the browser has stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      localStorage.setItem('appearance', stored);
      followAppearance(damaged);
      expect(['system', 'light', 'dark']).toContain(root.dataset.theme);
    }),
  );
});

it('is the same for what Loreside shows in pages', async () => {
  await changeSettings((settings) => ({ ...settings, theme: 'light' }));
  expect((await pageWords()).scheme).toBe('light');
  await changeSettings((settings) => ({ ...settings, theme: 'system' }));
  expect((await pageWords()).scheme).toBe('light dark');
});

const pages = readdirSync('entrypoints', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(`entrypoints/${name}`).includes('index.html'));

it.each(pages)('the page %s has it before it draws', (name) => {
  const html = readFileSync(`entrypoints/${name}/index.html`, 'utf8');
  expect(html).toContain('<meta name="color-scheme" content="light dark" />');
  expect(html.indexOf('name="color-scheme"')).toBeLessThan(html.indexOf('/start-messages.js'));
});
