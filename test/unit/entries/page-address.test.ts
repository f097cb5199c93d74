import { expect, test } from 'vitest';
import { pageAddress } from '../../../lib/entries/page-address.ts';

const PLATFORM = 'https://platform.example';
const article = (url: string | null, id = 'a1') => ({ ref: { kind: 'article' as const, id }, url });

test("an entry's own page is preferred to World Anvil's page for its id", () => {
  const own = 'https://www.worldanvil.com/w/saltmere/a/tide';
  expect(pageAddress(article(own), PLATFORM)).toBe(own);
  expect(pageAddress(article('/w/saltmere/a/tide'), PLATFORM)).toBe(`${PLATFORM}/w/saltmere/a/tide`);
  expect(pageAddress(article(null), PLATFORM)).toBe(`${PLATFORM}/world/article/a1/edit`);
  expect(pageAddress({ ref: { kind: 'image', id: '7' }, url: null }, PLATFORM)).toBe(`${PLATFORM}/i/7`);
});

test('addresses that could run code or read files are rejected', () => {
  for (const hostile of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'chrome://settings',
  ])
    expect(pageAddress(article(hostile), null)).toBeNull();
  expect(pageAddress(article(null, '../../x?y'), PLATFORM)).toBe(
    `${PLATFORM}/world/article/${encodeURIComponent('../../x?y')}/edit`,
  );
});

test('an unsent draft has no page', () => {
  expect(pageAddress(article(null, 'draft:1'), PLATFORM)).toBeNull();
});
