import { describe, expect, it } from 'vitest';
import { hostIn } from '../../../entrypoints/options/world-pages-section.tsx';

describe('a custom domain', () => {
  it.each([
    ['lore.example.com', 'lore.example.com'],
    [' Lore.Example.com ', 'lore.example.com'],
    ['https://lore.example.com/w/saltmere?x=1', 'lore.example.com'],
    ['lore.example.com:8443', 'lore.example.com'],
    ['müller.example', 'xn--mller-kva.example'],
  ])('is found in %s', (typed, host) => expect(hostIn(typed)).toBe(host));

  it.each([
    '',
    'saltmere',
    'http://lore.example.com',
    'https://*/*',
    '*.example.com',
    'javascript:1',
    'localhost',
    '10.0.0.12',
    'a b.example',
  ])('isn’t found in %j', (typed) => expect(hostIn(typed)).toBeNull());
});
