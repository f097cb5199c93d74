import type { Clip } from '../../../lib/capture/index.ts';

export const clip = (change: Partial<Clip>): Clip => ({
  kind: 'page',
  title: 'The Drowned Lighthouse',
  titles: ['Drowned Lighthouse'],
  markup: 'A [b]light[/b] under the sea.',
  text: 'A light under the sea.',
  source: {
    url: 'https://tidewater.example/lighthouse',
    canonicalUrl: null,
    title: 'The Drowned Lighthouse',
    site: 'Tidewater Annals',
    author: null,
    published: null,
    language: 'en',
    licence: null,
    accessed: 1,
  },
  images: [],
  facts: [],
  truncated: false,
  ...change,
});
