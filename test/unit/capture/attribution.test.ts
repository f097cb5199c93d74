import { expect, test } from 'vitest';
import { attribution, type ClipSource } from '../../../lib/capture/index.ts';
import { unbalanced } from '../markup/writing.ts';

const source: ClipSource = {
  url: 'https://lamproom.example/pharos?x=1',
  canonicalUrl: null,
  title: 'The Pharos',
  site: 'The Lamp Room',
  author: 'Maren Holloway',
  published: '2025-03-14T08:30:00+00:00',
  language: 'en',
  licence: null,
  accessed: Date.UTC(2026, 10, 21, 3, 0),
};

test('names page, address, site, author and both days', () => {
  expect(attribution(source)).toBe(
    'Source: [url:https://lamproom.example/pharos?x=1]The Pharos[/url] · The Lamp Room · by Maren Holloway · ' +
      'published 2025-03-14 · accessed 2026-11-21[br]https://lamproom.example/pharos?x=1',
  );
});

test('what the page does not say is left out; the canonical address goes before the one visited', () => {
  const bare = {
    ...source,
    site: null,
    author: null,
    published: null,
    canonicalUrl: 'https://lamproom.example/pharos',
  };
  expect(attribution(bare)).toBe(
    'Source: [url:https://lamproom.example/pharos]The Pharos[/url] · accessed 2026-11-21[br]https://lamproom.example/pharos',
  );
});

test('words of the page cannot become markup', () => {
  const hostile = attribution({
    ...source,
    title: '[/url][b]',
    author: '@[x](person:1)',
    site: '/* --a::b--',
    licence: 'javascript:alert(1)',
    published: 'some day [h1]',
  });
  expect(unbalanced(hostile)).toBeNull();
  expect(hostile).not.toMatch(/\/\*|(?<!noparse\])\[b\]|\[h1\]|url:javascript/);
});

test('an address that cannot be followed is words alone', () => {
  expect(attribution({ ...source, url: 'file:///home/me/x.html' })).toMatch(/^Source: The Pharos · /);
});
