import { expect, test } from 'vitest';
import { attribution, type ClipSource, distinctNames } from '../../../lib/capture/index.ts';
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

test('the credit contains title, address, site, author and both dates', () => {
  expect(attribution(source)).toBe(
    'Source: [url:https://lamproom.example/pharos?x=1]The Pharos[/url] · The Lamp Room · by Maren Holloway · ' +
      'published 2025-03-14 · accessed 2026-11-21[br]https://lamproom.example/pharos?x=1',
  );
});

test('missing metadata is omitted, and the canonical address is preferred', () => {
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

test.each([
  [['localhost', 'localhost'], ['localhost']],
  [['Localhost', 'localhost:8080', 'www.localhost'], ['Localhost']],
  [
    ['The Pharos', 'lamproom.example', '', null, 'https://www.lamproom.example/'],
    ['The Pharos', 'lamproom.example'],
  ],
  [
    ['The Pharos', 'The Lamp Room', 'lamproom.example'],
    ['The Pharos', 'The Lamp Room', 'lamproom.example'],
  ],
])('%j names %j', (names, told) => {
  expect(distinctNames(names)).toEqual(told);
});

test('a site that is called as its page is named once', () => {
  const credit = attribution({
    ...source,
    title: 'localhost',
    site: 'localhost',
    author: null,
    published: null,
  });
  expect(credit).toMatch(/\]localhost\[\/url\] · accessed/);
  expect(attribution({ ...source, title: '' })).toContain(' · The Lamp Room · ');
});

test("page text is escaped, so it can't become markup", () => {
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

test('an unsafe address is shown as plain text', () => {
  expect(attribution({ ...source, url: 'file:///home/me/x.html' })).toMatch(/^Source: The Pharos · /);
});
