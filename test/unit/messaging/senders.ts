import type { Self, Sender } from '../../../lib/messaging/sender.ts';

export const self: Self = { id: 'loreside-id', origin: 'chrome-extension://loreside-id' };
export const firefox: Self = { id: 'loreside@project.example', origin: 'moz-extension://0f6c-uuid' };

/** Our popup as described by Chromium: no tab, no frame. */
export const popup: Sender = {
  id: self.id,
  origin: self.origin,
  url: `${self.origin}/popup.html`,
  documentLifecycle: 'active',
};
/** Our page in a tab, which has a tab too. */
export const optionsTab: Sender = {
  ...popup,
  url: `${self.origin}/options.html?from=menu#vault`,
  tab: { id: 7 },
  frameId: 0,
};
export const content: Sender = {
  id: self.id,
  origin: 'https://page.example',
  url: 'https://page.example/a',
  tab: { id: 3 },
  frameId: 0,
  documentLifecycle: 'active',
};

export const PAGE_SENDERS: [string, Sender, Self][] = [
  ['popup', popup, self],
  ['side panel', { ...popup, url: `${self.origin}/sidepanel.html` }, self],
  ['palette', { ...popup, url: `${self.origin}/palette.html?tab=12` }, self],
  ['options in a tab', optionsTab, self],
  ['popup for one tab', { ...popup, url: `${self.origin}/popup.html?tab=12` }, self],
  [
    'welcome in Firefox',
    {
      id: firefox.id,
      origin: firefox.origin,
      url: `${firefox.origin}/welcome.html`,
      frameId: 0,
      tab: { id: 1 },
    },
    firefox,
  ],
  [
    'sidebar in Firefox',
    { id: firefox.id, origin: firefox.origin, url: `${firefox.origin}/sidepanel.html` },
    firefox,
  ],
];

export const CONTENT_SENDERS: [string, Sender, Self][] = [
  ['content script', content, self],
  [
    'content script in Firefox',
    {
      id: firefox.id,
      origin: 'http://page.example',
      url: 'http://page.example/',
      tab: { id: 1 },
      frameId: 0,
    },
    firefox,
  ],
];

/** Senders that are never answered. */
export const STRANGERS: [string, Sender, Self][] = [
  ['nobody', {}, self],
  [
    'another extension',
    {
      ...popup,
      id: 'other-id',
      origin: 'chrome-extension://other-id',
      url: 'chrome-extension://other-id/popup.html',
    },
    self,
  ],
  ['another extension that borrows our address', { ...popup, id: 'other-id' }, self],
  [
    'a web page',
    { origin: 'https://page.example', url: 'https://page.example/', tab: { id: 3 }, frameId: 0 },
    self,
  ],
  [
    'a web page that names our page in its address',
    { ...content, id: undefined, url: `https://page.example/?${self.origin}/popup.html` },
    self,
  ],
  ['a content script in a sub-frame', { ...content, frameId: 4 }, self],
  ['a content script without a tab', { ...content, tab: undefined }, self],
  ['a content script of a page that is not shown', { ...content, documentLifecycle: 'prerender' }, self],
  ['a content script of a page in the cache', { ...content, documentLifecycle: 'cached' }, self],
  ['a content script on a local file', { ...content, origin: 'file://', url: 'file:///etc/hosts' }, self],
  ['a sub-frame of our page', { ...optionsTab, frameId: 2 }, self],
  ['a sandboxed page of ours', { ...popup, origin: 'null' }, self],
  ['a page of ours that is on no list', { ...popup, url: `${self.origin}/reader.html` }, self],
  [
    'our origin, spelt longer',
    { ...popup, origin: `${self.origin}.example`, url: `${self.origin}.example/popup.html` },
    self,
  ],
  ['our origin with a foreign address', { ...popup, url: 'https://page.example/popup.html' }, self],
  ['our page by a path trick', { ...popup, url: `${self.origin}/x/../popup.html` }, self],
  ['a sender without an address', { ...popup, url: undefined }, self],
  ['a sender without an origin', { ...popup, origin: undefined }, self],
];
