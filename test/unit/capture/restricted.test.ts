import { expect, test } from 'vitest';
import { restrictedPage } from '../../../lib/capture/index.ts';
import { readMessage, t } from '../../../lib/i18n/index.ts';

test.each([
  ['chrome://settings/', 'browser'],
  ['about:addons', 'browser'],
  ['edge://flags', 'browser'],
  ['view-source:https://a.example/', 'browser'],
  ['https://chromewebstore.google.com/detail/x', 'store'],
  ['https://chrome.google.com/webstore/detail/x', 'store'],
  ['https://addons.mozilla.org/en-GB/firefox/', 'store'],
  ['https://microsoftedge.microsoft.com/addons/detail/x', 'store'],
  ['https://a.example/paper.pdf', 'pdf'],
  ['https://a.example/paper.PDF?page=2#x', 'pdf'],
  ['file:///home/me/notes.html', 'file'],
  ['chrome-extension://abc/page.html', 'other'],
  ['moz-extension://abc/page.html', 'other'],
  ['data:text/html,x', 'other'],
  [undefined, 'other'],
])('%s is restricted (%s), with an explanation for the user', (url, kind) => {
  const restricted = restrictedPage(url);
  expect(restricted?.kind).toBe(kind);
  expect(t(readMessage(restricted?.sentence))).toMatch(/^[A-Z].*\.$/);
});

test.each([
  'https://a.example/',
  'http://localhost:8080/x',
  'https://chrome.google.com/other',
  'https://a.example/why-pdf',
  'https://a.example/?file=x.pdf',
])("%s isn't restricted", (url) => {
  expect(restrictedPage(url)).toBeNull();
});
