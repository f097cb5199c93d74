// This folder knows which world the panel shows: how to switch, its accent, its connection, and what to do while its
// copy is empty.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { detach } from '../../../lib/diagnostics/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import { request } from '../../../lib/messaging/index.ts';
import { unwrap, type WorldId } from '../../../lib/model/index.ts';
import { writeShownWorld } from '../../../lib/stored-state/index.ts';
import { type KnownWorlds, useKnownWorlds, useOtherIndexes, type WorldIndex } from '../../search/index.ts';
import { announce, closeToastsOf } from '../../ui/index.ts';
import type { Navigation } from '../navigation/use-navigation.ts';

export interface ShownWorld {
  /** The worlds of the account: undefined until they are read, null without a connection. */
  known: KnownWorlds | null | undefined;
  /** The world that is shown: undefined until it is known, null if there is none. */
  worldId: WorldId | null | undefined;
  /** Empty until it is known. */
  title: string;
  titleOf: (worldId: WorldId) => string;
  /** Whether all worlds are searched. */
  isAll: boolean;
  searchAll: (isAll: boolean) => void;
  /** The further worlds to search, as far as they have an offline copy. */
  others: readonly WorldIndex[];
  /** Shows another world, now and when the panel is opened the next time. */
  show: (worldId: WorldId) => void;
  /** Makes the shown world the one that new drafts go to. Resolves to a status message. */
  makeDefault: () => Promise<string | null>;
}

const NONE: readonly WorldId[] = [];

/** Which world the panel shows. Drafts captured elsewhere go to the default one, whatever is shown. */
export function useShownWorld({ worldId: routeWorld, goToWorld }: Navigation): ShownWorld {
  const known = useKnownWorlds();
  const [isAll, searchAll] = useState(false);
  const isKnown = known?.worlds.some(({ id }) => id === routeWorld) ?? false;
  const worldId = known && (isKnown ? routeWorld : known.startId);
  const otherIds = useMemo(
    () => (isAll && known ? known.worlds.flatMap(({ id }) => (id === worldId ? [] : id)) : NONE),
    [isAll, known, worldId],
  );
  const titleOf = (id: WorldId): string =>
    known?.worlds.find((world) => world.id === id)?.title || t('world.untitled');
  return {
    known,
    worldId,
    title: worldId ? titleOf(worldId) : '',
    titleOf,
    isAll,
    searchAll,
    others: useOtherIndexes(otherIds),
    show: (id) => {
      searchAll(false);
      goToWorld(id);
      detach(writeShownWorld(id), 'panel.rememberWorld');
      announce(titleOf(id));
    },
    makeDefault: async () => {
      if (!worldId) return null;
      unwrap(await request('connection.chooseWorld', { worldId }));
      const sentence = t('panel.draftsGoTo', { world: titleOf(worldId) });
      announce(sentence);
      return sentence;
    },
  };
}

/** Closes the toasts of worlds that were removed, here or in another window, and leaves what was shown of them. */
export function useRemovedWorlds(
  { known }: Pick<ShownWorld, 'known'>,
  { leaveWorlds }: Pick<Navigation, 'leaveWorlds'>,
): void {
  const before = useRef<{ ids: readonly WorldId[]; startId: WorldId | null }>({ ids: [], startId: null });
  useEffect(() => {
    if (known === undefined) return;
    const ids = known?.worlds.map(({ id }) => id) ?? [];
    const { ids: idsBefore, startId } = before.current;
    const gone = idsBefore.filter((id) => !ids.includes(id));
    before.current = { ids, startId: known?.startId ?? null };
    if (gone.length === 0) return;
    closeToastsOf(gone);
    leaveWorlds(gone, startId);
  }, [known]);
}
