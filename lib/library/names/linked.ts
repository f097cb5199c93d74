import type { Stretch } from './found.ts';

/** Mentions, links, addresses and tags of the platform's markup in a text: where no name is to be looked for. */
export function linkedRanges(_text: string): Stretch[] {
  return [];
}
