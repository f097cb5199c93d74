import { message } from '../../i18n/index.ts';
import type { PageEntry } from '../page-entry.ts';
import { type Action, isOnWorldAnvil } from './action.ts';

/** The tag that embeds an entry in a text (platform notes, mentions and links). */
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
  name: message('worldPage.embed'),
  icon: 'M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5',
  group: 'more',
  kind: 'copy',
  fits: (context) => isOnWorldAnvil(context) && context.entry.kind !== 'world',
  text: ({ entry: resource }) => tagOf(resource),
};
