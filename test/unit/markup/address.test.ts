import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PageLinks } from '../../../lib/markup/address.ts';
import { addressArgument, safeAddress, withoutTracking } from '../../../lib/markup/index.ts';

const BASE = 'https://page.example/read/x.html?y=1#z';

test('the short way to an address gives what the parser gives', () => {
  const part = fc.constantFrom(
    '/',
    '..',
    '.',
    'a',
    'B',
    '%20',
    '%zz',
    '?',
    '#',
    '&',
    '=',
    ':',
    '@',
    '-',
    '~',
    '!',
    '$',
    '(',
    ',',
    ';',
    '+',
    'é',
    ' ',
    "'",
    '"',
    '\\',
    '[',
    '|',
    '\t',
    '80',
    'utm_source=x',
    'https://',
    'http://',
    'a.example',
    'A.EXAMPLE',
    '1.2',
    'javascript:',
    'mailto:',
    '//',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
      const raw = parts.join('');
      expect(new PageLinks(BASE).address(raw)).toBe(safeAddress(raw.trim() || BASE, BASE));
    }),
    { numRuns: 5_000 },
  );
});

test('only addresses that a reader can follow are safe', () => {
  for (const bad of [
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://a.example/1',
    'ftp://a.example/',
    'file:///x',
    '',
  ]) {
    expect(safeAddress(bad)).toBeNull();
  }
  expect(safeAddress('HTTPS://A.example')).toBe('https://a.example/');
});

test('trackers go, all else stays as it was', () => {
  expect(withoutTracking('https://a.example/?b=%2f&utm_medium=x&c#d?utm_source=y')).toBe(
    'https://a.example/?b=%2f&c#d?utm_source=y',
  );
  expect(withoutTracking('https://a.example/?gclid=1#d')).toBe('https://a.example/#d');
  expect(withoutTracking('https://a.example/?reference=1')).toBe('https://a.example/?reference=1');
});

test('an address as an argument ends no tag and hides nothing', () => {
  expect(addressArgument('https://a.example/[x]|y z/*w*/')).toBe('https://a.example/%5Bx%5D%7Cy%20z/%2Aw*/');
});
