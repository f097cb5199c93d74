import type { Message } from '../../i18n/index.ts';
import { FLAG_IDS, type Values } from '../../model/index.ts';
import type { PageEntry } from '../page-entry.ts';

export const ACTION_IDS = [
  'open',
  'mention',
  'embed',
  'pin',
  'edit',
  ...FLAG_IDS,
  'tags',
  'move',
  'note',
  'rename',
  'append',
  'insert-draft',
  'new-here',
  'new-child',
  'new-sibling',
  'statblocks',
  'secrets',
  'linked-from',
  'history',
] as const;
export type ActionId = (typeof ACTION_IDS)[number];

/** The context in which an action decides whether it applies. */
export interface ActionContext {
  entry: PageEntry;
  /** The markup that mentions the entry, or null if there is none yet. */
  mention: string | null;
  /** World Anvil's edit page for the entry. Null if there is none or it is the current page. */
  editPage: string | null;
  isPinned: boolean;
  /** Whether the page is the entry's editor. */
  isEditor?: boolean;
  /** The entry's flags, as far as they are known. */
  status: Values;
  /** Whether its world can only be read here, because it was read from an export. */
  isReadOnly: boolean;
}

/**
 * Actions that the page's bar may run by itself. None of them changes anything on World Anvil. Actions that do run in
 * the panel, which no page can cover, read or write to.
 */
export const PAGE_ACT_IDS = ['pin', 'append', 'new-here', 'new-child', 'new-sibling'] as const;
export type PageActId = (typeof PAGE_ACT_IDS)[number];

/** An action on the entry that the page shows. Pure. */
export interface Action {
  id: ActionId;
  /** Full name, for settings and menus outside of the entry's context. */
  name: Message;
  /** SVG path in a 16 × 16 view box. */
  icon: string;
  /** `bar` actions are always visible. The other groups are in the menu: status, new articles, everything else. */
  group: 'bar' | 'flags' | 'make' | 'more';
  /**
   * - `panel`: opens the panel, where the action continues.
   * - `copy`: copies `text` to the clipboard. `link`: `text` is an address to open.
   * - `do`: one of `PAGE_ACT_IDS`.
   */
  kind: 'panel' | 'copy' | 'link' | 'do';
  fits(context: ActionContext): boolean;
  /** Short label in the bar's menu, if it differs from `name`. */
  label?: Message;
  text?(context: ActionContext): string;
  /** The entry's status: in the menu beside the label, in the bar a mark on the button. Null: nothing is shown. */
  value?(context: ActionContext): Message | null;
}

/** Whether World Anvil has this entry, rather than only a local draft. */
export const isOnWorldAnvil = ({ entry: resource }: ActionContext): boolean =>
  !resource.id.startsWith('draft:');

export const isOfKind =
  (...kinds: readonly PageEntry['kind'][]) =>
  (context: ActionContext): boolean =>
    isOnWorldAnvil(context) && kinds.includes(context.entry.kind);

export const isArticle = isOfKind('article');
