import type { Clip } from '../../../lib/capture/index.ts';
import { source } from './drafts.ts';

export const FRONT = { url: 'https://annals.example/lighthouse', title: 'The Drowned Lighthouse | Annals' };

const TEXT =
  'The lighthouse went under in the winter of 301, with the lamp still burning. Those who dive for it say that the stair is dry from the second landing on.';

/** The selection on the active page. */
export const clip = (): Clip => ({
  kind: 'selection',
  title: 'The Drowned Lighthouse',
  titles: ['Drowned Lighthouse'],
  markup: TEXT.replace('the winter of 301', '[b]the winter of 301[/b]'),
  text: TEXT,
  source: source(),
  images: [],
  facts: [{ label: 'Built', value: '212' }],
  truncated: false,
});
