import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { followedTab } from '../../lib/windows/index.ts';
import { REVIEW_TABS } from '../review/index.ts';
import { showStatus, type Work, type WorldIndex } from '../search/index.ts';
import type { Navigation } from './navigation/use-navigation.ts';
import type { ShownWorld } from './world/use-shown-world.ts';

/** Handles Alt with a key anywhere in the panel, except while a dialog is open. */
export function useAltKey(code: `Key${string}` | 'Home', act: (() => void) | null): void {
  // A layout effect, so that keys work from the first paint.
  useLayoutEffect(() => {
    if (!act) return;
    const onKeyDown = outsideComposition((event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.code !== code) return;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act();
    });
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [code, act]);
}

const TYPED_INTO =
  'input:not([type=button], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** `/` focuses the search box unless the focus is in a text field. Esc goes back if nothing else handled it. */
export function useSlash(box: RefObject<HTMLInputElement | null>, back: (() => void) | null): void {
  useEffect(() => {
    const onKeyDown = outsideComposition((event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const typedInto = event.target instanceof Element && event.target.matches(TYPED_INTO);
      if (typedInto || document.querySelector('dialog[open]')) return;
      if (event.key === '/') {
        event.preventDefault();
        box.current?.focus();
        box.current?.select();
      } else if (event.key === 'Escape' && back) {
        event.preventDefault();
        back();
      }
    });
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [box, back]);
}

interface PanelCommandOptions {
  navigation: Navigation;
  shown: ShownWorld;
  worldIndex: WorldIndex | null;
  /** The search box. */
  box: RefObject<HTMLInputElement | null>;
  run: (work: Work) => void;
}

/** What a person can do from anywhere in the panel, by menu or key. Null: not now. */
interface PanelCommands {
  checkLinks: (() => void) | null;
  findNames: (() => void) | null;
  review: (() => void) | null;
  /** Finds and replaces words in all texts. */
  replace: (() => void) | null;
  progress: (() => void) | null;
  /** The home screen, from anywhere else. */
  home: (() => void) | null;
  /** Switches between all worlds and the one that is shown. */
  searchAllWorlds: () => void;
  canSearchAll: boolean;
}

/** The panel's commands, and their keys: Alt with a letter. */
export function usePanelCommands(options: PanelCommandOptions): PanelCommands {
  const { navigation, shown, worldIndex, box, run } = options;
  const { route, go } = navigation;
  const findNames = async () => {
    const tab = await followedTab();
    if (tab) go({ view: 'names', tabId: tab.tabId });
    else showStatus(t('panel.noPageBeside'));
  };
  const goHome = () => {
    go({ view: 'home', typed: '' });
    box.current?.focus();
  };
  const searchAllWorlds = () => {
    shown.searchAll(!shown.isAll);
    if (route.view !== 'home') go({ view: 'home', typed: '' });
    box.current?.focus();
  };
  // The way back doesn't wait for the index of the world that it leads to.
  const canSearchAll = (worldIndex !== null || shown.isAll) && (shown.known?.worlds.length ?? 0) > 1;
  const commands: PanelCommands = {
    checkLinks: worldIndex && (() => go({ view: 'links' })),
    findNames: worldIndex && (() => run(findNames)),
    progress: worldIndex && (() => go({ view: 'progress', worldId: worldIndex.worldId })),
    review: worldIndex && (() => go({ view: 'review', worldId: worldIndex.worldId, tab: REVIEW_TABS[0] })),
    replace: worldIndex && (() => go({ view: 'rename', worldId: worldIndex.worldId, of: null })),
    home: route.view === 'home' && route.typed === '' ? null : goHome,
    searchAllWorlds,
    canSearchAll,
  };
  useAltKey('Home', commands.home);
  useAltKey('KeyK', commands.checkLinks);
  useAltKey('KeyM', commands.findNames);
  useAltKey('KeyR', commands.review);
  useAltKey('KeyH', commands.replace);
  useAltKey('KeyP', commands.progress);
  useAltKey('KeyA', canSearchAll ? searchAllWorlds : null);
  return commands;
}
