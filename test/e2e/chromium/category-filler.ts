import { type Entry, type NewBody, openWriter, putBody } from '../../../lib/library/index.ts';

const WORLD = 'w1';

const plain = {
  worldId: WORLD,
  aliases: [],
  template: null,
  state: 'public',
  isDraft: false,
  isWip: false,
} as const;
const none = {
  excerpt: null,
  url: null,
  slug: null,
  categoryId: null,
  updatedAt: null,
  wordcount: null,
} as const;

/** Functions that a test calls in a page of the extension to fill the offline copy like the background does. */
const calls = {
  async put(entries: readonly (Pick<Entry, 'kind' | 'id' | 'title'> & Partial<Entry>)[]): Promise<void> {
    const whole = entries.map(
      (entry): Entry => ({ ...plain, ...none, tags: [], isPending: false, ...entry, aliases: [] }),
    );
    await openWriter().put(WORLD, whole);
  },
  putBody: (body: NewBody): Promise<void> => putBody(WORLD, body),
};

export type Filler = typeof calls;

declare global {
  var filler: Filler;
}
globalThis.filler = calls;
