import { expect, it } from 'vitest';
import { exportAddress } from '../../../components/import/choose-file.tsx';

it.each([
  ['https://www.worldanvil.com/w/saltmere-tidewright', 'saltmere-tidewright'],
  [' worldanvil.com/w/saltmere/a/the-needle-article?as=x#top ', 'saltmere'],
  ['http://worldanvil.com/w/%C3%A9toile/c/people', '%C3%A9toile'],
  ['https://www.worldanvil.com/world/saltmere/export', 'saltmere'],
])('leads from %s to the export page', (pasted, slug) => {
  expect(exportAddress(pasted)).toBe(`https://www.worldanvil.com/world/${slug}/export`);
});

it.each([
  '',
  'saltmere',
  'https://www.worldanvil.com/',
  'https://www.worldanvil.com/world/article/1/edit',
  'https://evil.example/w/saltmere',
  'https://www.worldanvil.com.evil.example/w/saltmere',
  'https://www.worldanvil.com@evil.example/w/saltmere',
  'javascript:alert(1)//www.worldanvil.com/w/saltmere',
])('leads nowhere from %j', (pasted) => {
  expect(exportAddress(pasted)).toBeNull();
});
