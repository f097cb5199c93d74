import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../../lib/diagnostics/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import { openLocalCopy, type WorldFacts } from '../../../lib/library/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';
import { sourceName } from '../../local-worlds/index.ts';
import { useScreenShare } from '../../screen-share/index.ts';
import { isReadInPart, type KnownWorlds, type NamedWorld } from '../../search/index.ts';
import { ControlledMenu, Icon, type MenuItem, Tile } from '../../ui/index.ts';
import { useWorldThumbnail } from '../../world-image/index.ts';
import { useAltKey } from '../use-panel-commands.ts';

/** The first letter of a name, as a reader of its language counts letters. */
function initialOf(title: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(title.trim());
  return first?.segment.toLocaleUpperCase() ?? '?';
}

/**
 * A world's tile: its cover if one is stored here, else its initial. While the screen is shared, no cover is shown: the
 * world may be private.
 */
export function WorldTile({ worldId, title }: { worldId: WorldId; title: string }) {
  const image = useWorldThumbnail(worldId);
  const { isCovered } = useScreenShare();
  return (
    <Tile hue="world" image={isCovered ? null : image}>
      {/* Not a text node: it isn’t part of what the button around it says. */}
      <span class="world-initial" data-initial={initialOf(title)} />
    </Tile>
  );
}

interface WorldSwitcherProps {
  known: KnownWorlds;
  worldId: WorldId;
  /** Whether all worlds are searched. */
  isAll: boolean;
  onWorld: (worldId: WorldId) => void;
  onAll: () => void;
  onOverview: () => void;
  /** Makes the shown world the one that new drafts go to. */
  onDefault: () => void;
  /** Removes the shown world, which is on this device only. */
  onRemove: () => void;
}

const ALL = 'all';
const OVERVIEW = 'overview';
const DEFAULT = 'default';
const REMOVE = 'remove';
const WORLD = 'world ';

/** Names the shown world. Opens a menu of the others, and of what concerns the world as a whole. */
export function WorldSwitcher(props: WorldSwitcherProps) {
  const { known, worldId, isAll, onWorld, onAll, onOverview, onDefault, onRemove } = props;
  const [isOpen, setOpen] = useState(false);
  useAltKey('KeyW', () => setOpen(!isOpen));
  const states = useCopyStates(
    known.worlds.map(({ id }) => id),
    isOpen,
  );
  const title = titleOf(known.worlds.find(({ id }) => id === worldId));
  const shown = isAll ? t('panel.allWorlds') : title;
  const hasOthers = known.worlds.length > 1;
  const items: MenuItem[] = known.worlds.map((world) => ({
    id: `${WORLD}${world.id}`,
    label: titleOf(world),
    detail: detailOf(world, states.get(world.id), world.id === known.defaultId && hasOthers),
    leading: <WorldTile worldId={world.id} title={titleOf(world)} />,
    isChosen: world.id === worldId && !isAll,
  }));
  if (hasOthers)
    items.push({
      id: ALL,
      label: t('panel.searchAllWorlds'),
      leading: 'search',
      keys: 'Alt+A',
      isChosen: isAll,
      hasSeparator: true,
    });
  items.push({ id: OVERVIEW, label: t('panel.worldOverview'), leading: 'info', hasSeparator: !hasOthers });
  // With an account, drafts for a world that is only an export couldn't be sent.
  const shownSource = known.worlds.find(({ id }) => id === worldId)?.source;
  const canBeDefault = shownSource !== 'export' || known.worlds.every(({ source }) => source !== 'account');
  if (worldId !== known.defaultId && canBeDefault)
    items.push({ id: DEFAULT, label: t('panel.draftsHere'), leading: 'send' });
  if (shownSource && shownSource !== 'account' && !isAll)
    items.push({
      id: REMOVE,
      label: t('localWorlds.removeOf', { world: title }),
      leading: 'bin',
      tone: 'danger',
      hasSeparator: true,
    });
  const choose = (id: string) => {
    if (id === ALL) onAll();
    else if (id === OVERVIEW) onOverview();
    else if (id === DEFAULT) onDefault();
    else if (id === REMOVE) onRemove();
    else onWorld(id.slice(WORLD.length));
  };
  return (
    <span class="world-switcher">
      <ControlledMenu
        label={t('panel.switchWorld', { world: shown })}
        items={items}
        isOpen={isOpen}
        onOpen={setOpen}
        onChoose={choose}
        keys="Alt+W"
        tone="quiet"
      >
        {isAll ? (
          <Tile hue="world">
            <Icon name="search" />
          </Tile>
        ) : (
          <WorldTile worldId={worldId} title={title} />
        )}
        <span class="world-name cut" dir="auto">
          {shown}
        </span>
      </ControlledMenu>
    </span>
  );
}

const titleOf = (world: NamedWorld | undefined): string => world?.title || t('world.untitled');

function detailOf(
  { source }: NamedWorld,
  facts: WorldFacts | undefined,
  isDefault: boolean,
): string | undefined {
  if (!facts) return sourceName(source);
  const state = isReadInPart(source, facts)
    ? t('localWorlds.exportInPart')
    : source === 'account'
      ? `${sourceName(source)} · ${copyStateText(facts)}`
      : sourceName(source);
  return isDefault ? t('panel.worldDefault', { state }) : state;
}

/** How a world's offline copy is, in a few words. */
function copyStateText({ isPaused, progress, syncedAt }: WorldFacts): string {
  if (isPaused) return t('panel.worldPaused');
  if (syncedAt !== null) return t('panel.worldSynced');
  if (progress === null) return t('panel.notSyncedTitle');
  const { done, total } = progress;
  return total ? t('panel.worldSyncing', { share: Math.min(1, done / total) }) : t('library.checking');
}

/** Facts about these worlds' offline copies, kept up to date while `isWanted`. No index is opened for them. */
function useCopyStates(worldIds: readonly WorldId[], isWanted: boolean): ReadonlyMap<WorldId, WorldFacts> {
  const [states, setStates] = useState<ReadonlyMap<WorldId, WorldFacts>>(new Map());
  const key = worldIds.join('\n');
  useEffect(() => {
    if (!isWanted) return;
    let isCanceled = false;
    let unsubscribe = () => {};
    const follow = async () => {
      const copy = await openLocalCopy();
      const read = async () => {
        const facts = await Promise.all(worldIds.map(async (id) => [id, await copy.worldFacts(id)] as const));
        if (!isCanceled) setStates(new Map(facts));
      };
      if (isCanceled) return;
      unsubscribe = copy.subscribe(({ what }) => {
        if (what !== 'recent') read().catch(reportAs('panel.readCopies'));
      });
      await read();
    };
    follow().catch(reportAs('panel.readCopies'));
    return () => {
      isCanceled = true;
      unsubscribe();
    };
  }, [key, isWanted]);
  return states;
}
