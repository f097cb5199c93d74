import { createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { announce, type MenuItem } from '../ui/index.ts';

/** Single-key shortcuts while nobody is typing. Keys that another handler took are ignored. */
export function useKeys(actions: Readonly<Record<string, (() => void) | null>>): void {
  // A layout effect, so that keys work from the first paint.
  useLayoutEffect(() => {
    const pressed = outsideComposition((event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]'))
        return;
      const action = Object.hasOwn(actions, event.key) ? actions[event.key] : null;
      if (!action) return;
      event.preventDefault();
      action();
    });
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  });
}

/** A place in an entry: where it links to another. */
export interface LinkPlace {
  kind: 'link';
  to: EntryRef;
  /** The address of that entry's page. */
  url: string | null;
  /** The sentence around the link. Null: any link there. */
  words: string | null;
}

/** A place in an entry: words of its text, as a reader sees them. */
export interface TextPlace {
  kind: 'text';
  words: string;
}

export type EntryPlace = LinkPlace | TextPlace;

/** The props of an entry view. */
export interface EntryViewProps {
  worldId: WorldId;
  id: string;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
  /** Types this into the search box. */
  search: (typed: string) => void;
}

/** An item of a menu of the entry's bar. */
export interface Tool extends MenuItem {
  run: () => void;
  /** Beside its icon in the bar, instead of the label. */
  short?: string;
}

/** Where a tool is offered: beside Insert, in the bar itself, or in one of the groups of the ⋯ menu, from the top down. */
type ToolPlace = 'copy' | 'links' | 'editing' | 'reading' | 'page';

/** The bar above an entry. The parts of the screen put their tools into its menus. */
export interface EntryBarState {
  offer(place: ToolPlace, tools: readonly Tool[]): void;
  tools(place: ToolPlace): readonly Tool[];
  /** Whether the ⋯ menu is open, and the item that a page's shortcut points to. */
  menu: { readonly isOpen: boolean; readonly highlighted: string | null };
  setMenu(menu: EntryBarState['menu']): void;
  /** Focuses the button of the ⋯ menu. The bar sets it. */
  focusMenu: () => void;
  showStatus(sentence: string): void;
  subscribe(listener: () => void): () => void;
}

export function createEntryBar(showStatus: (sentence: string) => void): EntryBarState {
  const offered = new Map<ToolPlace, readonly Tool[]>();
  const listeners = new Set<() => void>();
  const publish = () => {
    for (const listener of [...listeners]) listener();
  };
  const bar: EntryBarState = {
    menu: { isOpen: false, highlighted: null },
    offer(place, tools) {
      offered.set(place, tools);
      publish();
    },
    tools: (place) => offered.get(place) ?? [],
    setMenu(menu) {
      bar.menu = menu;
      publish();
    },
    focusMenu: () => {},
    showStatus,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return bar;
}

/** Null where an entry is shown without a bar. */
export const EntryBarContext = createContext<EntryBarState | null>(null);

/** Offers tools in the entry's bar for as long as the component is shown. Null leaves the place to others. */
export function useTools(place: ToolPlace, tools: readonly Tool[] | null): void {
  const bar = useContext(EntryBarContext);
  const isOffering = tools !== null;
  useLayoutEffect(() => {
    if (tools) bar?.offer(place, tools);
  });
  useLayoutEffect(() => (isOffering ? () => bar?.offer(place, []) : undefined), [bar, place, isOffering]);
}

/** Redraws the component whenever the bar changes. */
export function useEntryBar(bar: EntryBarState): void {
  const [, setTurn] = useState(0);
  useLayoutEffect(() => bar.subscribe(() => setTurn((turn) => turn + 1)), [bar]);
}

/** Announces a sentence, and shows it where the screen shows its status. */
export function useStatus(): (sentence: string) => void {
  const bar = useContext(EntryBarContext);
  return (sentence) => {
    announce(sentence);
    bar?.showStatus(sentence);
  };
}
