import type { RefObject } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import { followedTab } from '../../lib/windows/index.ts';
import { REVIEW_TABS } from '../review/index.ts';
import { showStatus, type Work, type WorldIndex } from '../search/index.ts';
import { useAltKey } from './use-alt-key.ts';
import type { Navigation } from './use-navigation.ts';
import type { ShownWorld } from './use-shown-world.ts';

export interface PanelCommandOptions {
  navigation: Navigation;
  shown: ShownWorld;
  worldIndex: WorldIndex | null;
  /** The search box. */
  box: RefObject<HTMLInputElement | null>;
  run: (work: Work) => void;
}

/** What a person can do from anywhere in the panel, by menu or key. Null: not now. */
export interface PanelCommands {
  checkLinks: (() => void) | null;
  findNames: (() => void) | null;
  review: (() => void) | null;
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
    review: worldIndex && (() => go({ view: 'review', worldId: worldIndex.worldId, tab: REVIEW_TABS[0] })),
    searchAllWorlds,
    canSearchAll,
  };
  useAltKey('KeyK', commands.checkLinks);
  useAltKey('KeyM', commands.findNames);
  useAltKey('KeyR', commands.review);
  useAltKey('KeyA', canSearchAll ? searchAllWorlds : null);
  return commands;
}
