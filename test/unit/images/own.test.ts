import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileAddress, isAllowed, isOwn } from '../../../lib/images/index.ts';

const WORLD_ANVIL = 'https://www.worldanvil.com';
const NOTHING_ALLOWED = { earlierHosts: [], worlds: {} };

beforeEach(() => vi.stubGlobal('location', new URL('https://extension.example/sidepanel.html')));
afterEach(() => vi.unstubAllGlobals());

it('a picture that comes with Loreside is shown from there, without being allowed', () => {
  const address = fileAddress('/sample/harbor.webp', WORLD_ANVIL);
  expect(address?.href).toBe('https://extension.example/sample/harbor.webp');
  expect(address && isAllowed(NOTHING_ALLOWED, 'world', address)).toBe(true);
});

it.each([
  ['/uploads/images/1.webp', 'https://www.worldanvil.com/uploads/images/1.webp'],
  ['https://www.worldanvil.com/sample/harbor.webp', 'https://www.worldanvil.com/sample/harbor.webp'],
  ['/sample/../sidepanel.html', 'https://www.worldanvil.com/sidepanel.html'],
])('%s isn’t one, and has to be allowed', (url, href) => {
  const address = fileAddress(url, WORLD_ANVIL);
  expect(address?.href).toBe(href);
  expect(address && isOwn(address)).toBe(false);
  expect(address && isAllowed(NOTHING_ALLOWED, 'world', address)).toBe(false);
});
