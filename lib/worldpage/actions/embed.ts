import type { PageEntry } from '../page-entry.ts';
import { type Action, isThere } from './action.ts';

/** The tag that shows a thing inside a text (platform notes, mentions and links). */
function tagOf({ kind, id }: PageEntry): string {
  switch (kind) {
    case 'article':
      return `[articleblock:${id}]`;
    case 'statblock':
      return `[block:${id}]`;
    case 'image':
      return `[img:${id}]`;
    case 'secret':
    case 'category':
    case 'manuscript':
      return `[${kind}:${id}]`;
    case 'world':
      return '';
  }
}

export const embed: Action = {
  id: 'embed',
  name: 'Copy embed',
  icon: 'M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5',
  group: 'see',
  kind: 'copy',
  fits: (given) => isThere(given) && given.thing.kind !== 'world',
  text: ({ thing }) => tagOf(thing),
};
