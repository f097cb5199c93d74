import { FLAG_IDS } from '../../model/index.ts';
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
  'append',
  'new-here',
  'new-child',
  'new-sibling',
  'statblocks',
  'secrets',
  'history',
] as const;
export type ActionId = (typeof ACTION_IDS)[number];

/** What an action is decided by. */
export interface Given {
  thing: PageEntry;
  /** What names it in a text; null: nothing does yet. */
  mention: string | null;
  /** Where the site edits it; null: nowhere, or there already. */
  editPage: string | null;
  isPinned: boolean;
}

/**
 * The actions that a page's bar may carry out by itself: none of them changes anything on World Anvil. What does is done
 * in the panel, which no page can cover, read or write.
 */
export const PAGE_ACT_IDS = ['pin', 'append', 'new-here', 'new-child', 'new-sibling'] as const;
export type PageActId = (typeof PAGE_ACT_IDS)[number];

/** One thing that can be done with what the page shows. Pure; one file each. */
export interface Action {
  id: ActionId;
  /** For switches, menus and lists, where no thing is at hand. */
  name: string;
  /** Lines of a drawing in 16 by 16. */
  icon: string;
  /**
   * `bar` is always in sight, the others unfold: where the thing stands, what is made beside it, what it leads to.
   */
  group: 'bar' | 'flags' | 'change' | 'make' | 'see';
  /**
   * - `panel`: the panel opens, and it is done there.
   * - `copy`: `text` goes to the clipboard. `link`: `text` is an address.
   * - `do`: one of `PAGE_ACT_IDS`.
   */
  kind: 'panel' | 'copy' | 'link' | 'do';
  fits(given: Given): boolean;
  /** For the bar, where `name` would not say it. */
  label?(given: Given): string;
  text?(given: Given): string;
  /** Of switches. */
  pressed?(given: Given): boolean;
}

/** A thing of the world that the platform has. */
export const isThere = ({ thing }: Given): boolean => !thing.id.startsWith('draft:');

export const isOf =
  (...kinds: readonly PageEntry['kind'][]) =>
  (given: Given): boolean =>
    isThere(given) && kinds.includes(given.thing.kind);

export const isArticle = isOf('article');
