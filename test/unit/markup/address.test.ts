import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { PageLinks } from '../../../lib/markup/address.ts';
import { addressArgument, safeAddress, shownAddress, withoutTracking } from '../../../lib/markup/index.ts';

const BASE = 'https://page.example/read/x.html?y=1#z';

test('the fast path for addresses returns the same as the URL parser', () => {
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

test('only http, https, mailto and tel addresses are safe', () => {
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

test('tracking parameters are removed and nothing else changes', () => {
  expect(withoutTracking('https://a.example/?b=%2f&utm_medium=x&c#d?utm_source=y')).toBe(
    'https://a.example/?b=%2f&c#d?utm_source=y',
  );
  expect(withoutTracking('https://a.example/?gclid=1#d')).toBe('https://a.example/#d');
  expect(withoutTracking('https://a.example/?reference=1')).toBe('https://a.example/?reference=1');
});

test("an encoded address can't end its tag or start a comment", () => {
  expect(addressArgument('https://a.example/[x]|y z/*w*/')).toBe('https://a.example/%5Bx%5D%7Cy%20z/%2Aw*/');
});

describe('the address shown for a link', () => {
  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'moz-extension://a/popup.html',
    'https://',
    'no address',
    'mailto:a@b.example',
    '',
    null,
  ])('is null for %j', (raw) => {
    expect(shownAddress(raw)).toBeNull();
  });

  it('shows the real host in Punycode', () => {
    expect(shownAddress('https://www.bank.example@evil.example/login')).toEqual({
      href: 'https://evil.example/login',
      host: 'evil.example',
    });
    expect(shownAddress('https://user:pass@a.example/?x=1')?.href).toBe('https://a.example/?x=1');
    // A Cyrillic “а”, and a right-to-left override.
    expect(shownAddress('https://b\u0430nk.example/\u202egpj.exe')).toEqual({
      href: 'https://xn--bnk-6cd.example/%E2%80%AEgpj.exe',
      host: 'xn--bnk-6cd.example',
    });
    expect(shownAddress('https://www.a.example/')?.host).toBe('a.example');
  });
});
