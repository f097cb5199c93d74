import { createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import { announce, type MenuItem } from '../ui/index.ts';

/** An item of a menu of the entry's bar. */
export interface Tool extends MenuItem {
  run: () => void;
  /** Beside its icon in the bar, instead of the label. */
  short?: string;
}

/** Where a tool is offered: beside Insert, in the bar itself, or in one of the groups of the ⋯ menu, from the top down. */
export type ToolPlace = 'copy' | 'links' | 'reading' | 'editing' | 'page';

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
