import type { Book } from '../../../components/manuscript/stored-schema.ts';
import type { ManuscriptNode } from '../../../lib/model/index.ts';

export const node = (id: string, change: Partial<ManuscriptNode> = {}): ManuscriptNode => ({
  ...{ id, type: 'text', title: id, content: '', image: null, children: [] },
  ...change,
});

export const book = (parts: ManuscriptNode[], change: Partial<Book> = {}): Book => ({
  ...{ id: 'm1', title: 'Trust the Lamps', author: 'Iris Vale' },
  text: {
    version: { id: '7f0c6f6e-2d1c-4f63-9f3e-0d5b8f6a1c01', title: 'Fair copy', state: 'public' },
    parts,
  },
  ...change,
});

export const LAMPS: ManuscriptNode[] = [
  node('act', {
    title: 'Act One',
    type: 'folder',
    children: [
      node('inn', {
        title: 'The Lantern Inn',
        content: 'They spoke [i]low[/i], and of oil.',
        children: [node('deep', { content: '[quote]Count nothing.|Edda[/quote]' })],
      }),
      node('drawn', { title: 'The harbour, drawn', type: 'image', image: { id: 3, url: null } }),
    ],
  }),
  node('after', {
    title: 'Afterword',
    content: '[h1]Thanks[/h1]\n[ul][li]gulls[/li][li]tides[/li][/ul]\n[roll:1d20+5|a throw] [secret:s-1]',
  }),
];

/** Doesn't wait. */
export const atOnce = async (): Promise<void> => {};
