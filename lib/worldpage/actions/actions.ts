import { message } from '../../i18n/index.ts';
import { type FlagId, isSet, MENU_FLAGS } from '../../model/index.ts';
import type { PageEntry } from '../page-entry.ts';
import { type Action, isArticle, isOfKind, isOnWorldAnvil } from './action.ts';

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

/** SVG paths in a 16 × 16 view box. */
const ICONS: Readonly<Record<FlagId, string>> = {
  draft: 'M4 2.5h6L12.5 5v8.5H4zM6 9.5h2',
  wip: 'M4 13.5h8M8 2.5v8M5 7.5l3 3 3-3',
  state: 'M4 7.5h8v6H4zM5.5 7.5V5.5a2.5 2.5 0 0 1 5 0v2',
  adult: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M8 5v3.5M8 10.8v.2',
};

/** Beside the label of a flag that is set. */
const SET = message('worldPage.flagSet');

/** One action for each flag, which opens the panel's menu at the flag's switch. */
const flagActions: readonly Action[] = MENU_FLAGS.map((flag) => {
  const { id, label, kinds } = flag;
  return {
    id,
    name: message(label),
    icon: ICONS[id],
    group: 'flags',
    kind: 'panel',
    fits: (context) => isOnWorldAnvil(context) && kinds.some((kind) => kind === context.entry.kind),
    label: message('worldPage.flag', { flag: message(label) }),
    value({ status }) {
      const is = isSet(flag, status);
      if (id === 'state') return is === null ? null : message(is ? 'flags.private' : 'flags.public');
      return is ? SET : null;
    },
  };
});

/** All actions in display order. */
export const ACTIONS: readonly Action[] = [
  {
    id: 'open',
    name: message('worldPage.open'),
    icon: 'M2.5 3h11v10h-11zM9.5 3v10',
    group: 'bar',
    kind: 'panel',
    fits: () => true,
  },
  {
    id: 'mention',
    name: message('common.copyMention'),
    icon: 'M10.5 8a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0v.8a1.6 1.6 0 0 0 3.2 0V8A5.7 5.7 0 1 0 11 12.9',
    group: 'bar',
    kind: 'copy',
    fits: (context) => context.mention !== null,
    text: (context) => context.mention ?? '',
  },
  {
    id: 'pin',
    name: message('panel.pin'),
    icon: 'M5.5 2.5h5l-.6 4 2.1 2.3H4l2.1-2.3zM8 8.8v4.7',
    group: 'bar',
    kind: 'do',
    fits: (context) => isOnWorldAnvil(context) && context.entry.kind !== 'world',
    value: ({ isPinned }) => (isPinned ? message('worldPage.pinned') : null),
  },
  ...flagActions,
  {
    id: 'new-here',
    name: message('worldPage.newHere'),
    icon: 'M4 2.5h6L12.5 5v8.5H4zM8.2 6v4.5M6 8.2h4.5',
    group: 'make',
    kind: 'do',
    fits: isOfKind('article', 'category'),
  },
  {
    id: 'new-child',
    name: message('worldPage.newChild'),
    icon: 'M3 2.5v8h5M6 8.5l2 2-2 2M10 7.5h4v6h-4z',
    group: 'make',
    kind: 'do',
    fits: isArticle,
  },
  {
    id: 'new-sibling',
    name: message('worldPage.newSibling'),
    icon: 'M2.5 4.5h5v7h-5zM8.5 4.5h5v7h-5z',
    group: 'make',
    kind: 'do',
    fits: isArticle,
  },
  {
    id: 'tags',
    name: message('history.fieldTags'),
    icon: 'M2.5 2.5h5l6 6-5 5-6-6zM5.3 5.2v.1',
    group: 'more',
    kind: 'panel',
    fits: isOfKind('article', 'statblock'),
    label: message('quickEdit.tags'),
  },
  {
    id: 'move',
    name: message('worldPage.move'),
    icon: 'M1.5 4.5v8h13v-6h-7l-1.5-2zM6 9.5h4.5M8.7 7.7l1.8 1.8-1.8 1.8',
    group: 'more',
    kind: 'panel',
    fits: isOfKind('article', 'category'),
    label: message('quickEdit.move'),
  },
  {
    id: 'note',
    name: message('quickEdit.noteTitle'),
    icon: 'M3 2.5h10v7l-4 4H3zM9 13.5v-4h4M5.5 5.5h5M5.5 8h2.5',
    group: 'more',
    kind: 'panel',
    fits: isArticle,
    label: message('quickEdit.note'),
  },
  {
    id: 'rename',
    name: message('rename.action'),
    icon: 'M2.5 13h11M4 10 8 2.5 12 10M5.5 7.5h5',
    group: 'more',
    kind: 'panel',
    fits: isArticle,
  },
  {
    id: 'append',
    name: message('worldPage.append'),
    icon: 'M2.5 3.5h7M2.5 6.5h7M2.5 9.5h4M11 8v5.5M8.3 10.7H13.7',
    group: 'more',
    kind: 'do',
    fits: isArticle,
    label: message('worldPage.appendShort'),
  },
  // The panel lists the drafts: which there are is none of the page's business.
  {
    id: 'insert-draft',
    name: message('worldPage.insertDraft'),
    icon: 'M4 2.5h8v4M4 2.5v11h4M12 8.5v5M9.7 11.2 12 13.5l2.3-2.3',
    group: 'more',
    kind: 'panel',
    fits: (context) => context.isEditor === true && isArticle(context),
  },
  {
    id: 'edit',
    name: message('article.edit'),
    icon: 'M3 13l.7-3L11 2.7l2.3 2.3L6 12.3z',
    group: 'more',
    kind: 'link',
    fits: ({ editPage }) => editPage !== null,
    text: ({ editPage }) => editPage ?? '',
  },
  {
    id: 'embed',
    name: message('image.copyTag'),
    icon: 'M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5',
    group: 'more',
    kind: 'copy',
    fits: (context) => isOnWorldAnvil(context) && context.entry.kind !== 'world',
    text: ({ entry: resource }) => tagOf(resource),
  },
  {
    id: 'statblocks',
    name: message('library.statblocks'),
    icon: 'M3.5 2.5h9v11h-9zM5.5 5.5h5M5.5 8h5M5.5 10.5h3',
    group: 'more',
    kind: 'panel',
    fits: isArticle,
  },
  {
    id: 'secrets',
    name: message('library.secrets'),
    icon: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8M8 6.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6',
    group: 'more',
    kind: 'panel',
    fits: isArticle,
  },
  {
    id: 'linked-from',
    name: message('linkedFrom.title'),
    icon: 'M6.7 9.3l2.6-2.6M7 4.7l1.2-1.2a2.7 2.7 0 0 1 3.9 3.9L10.9 8.6M9 11.3l-1.2 1.2a2.7 2.7 0 0 1-3.9-3.9L5.1 7.4',
    group: 'more',
    kind: 'panel',
    fits: isOfKind('article', 'category', 'statblock', 'secret', 'image', 'manuscript'),
  },
  {
    id: 'history',
    name: message('history.title'),
    icon: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M8 5v3.2l2 1.3',
    group: 'more',
    kind: 'panel',
    fits: isOnWorldAnvil,
  },
];
