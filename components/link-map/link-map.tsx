import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { EntryKind, EntryRef } from '../../lib/library/index.ts';
import { BasedOn } from '../library/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { announce, Button, EmptyState, Notice } from '../ui/index.ts';
import { MapArea } from './drawing/map-area.tsx';
import { MapHead } from './map-head.tsx';
import { MapLegend } from './map-legend.tsx';
import { MapSide } from './map-side.tsx';
import type { ShownMap } from './shown-map.ts';
import { useShownMap } from './use-shown-map.ts';
import './link-map.css';
import type { WorldId } from '../../lib/model/index.ts';

/** What was selected on the maps of this panel, so that the way back from an entry leads to the same place. */
const remembered = new Map<string, EntryRef>();
const MOST = 50;

const nameOf = (worldId: WorldId, of: EntryRef | null): string => `${worldId} ${of?.kind} ${of?.id}`;

function rememberSelected(worldId: WorldId, of: EntryRef | null, selected: EntryRef | null): void {
  const name = nameOf(worldId, of);
  remembered.delete(name);
  if (selected) remembered.set(name, selected);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST && oldest !== undefined) remembered.delete(oldest);
}

const recallSelected = (worldId: WorldId, of: EntryRef | null): EntryRef | null =>
  remembered.get(nameOf(worldId, of)) ?? null;

/** A map without links says how they come about. */
function NoLinks(props: { of: EntryRef | null; onMentions: () => void; onWorld: (() => void) | null }) {
  const isCategory = props.of?.kind === 'category';
  return (
    <EmptyState
      icon="map"
      title={t(isCategory ? 'linkMap.noMembersTitle' : 'linkMap.emptyTitle')}
      actions={
        <>
          {!isCategory && (
            <Button tone="primary" onClick={props.onMentions}>
              {t('linkMap.findMentions')}
            </Button>
          )}
          {props.onWorld && (
            <Button tone="quiet" onClick={props.onWorld}>
              {t('linkMap.wholeWorld')}
            </Button>
          )}
        </>
      }
    >
      {t(isCategory ? 'linkMap.noMembersHint' : 'linkMap.emptyHint')}
    </EmptyState>
  );
}

export interface LinkMapProps {
  worldIndex: WorldIndex;
  /** The entry in the middle, or the category whose entries are shown; null for the whole world. */
  of: EntryRef | null;
  open: (ref: EntryRef) => void;
  onMap: (of: EntryRef | null) => void;
  /** Shows the names that aren't linked yet. */
  onMentions: () => void;
  /** Shows the entries that nothing links to. */
  onOrphans: () => void;
}

/** The links among entries as a drawing, with a list beside it that says the same in words. */
export function LinkMap(props: LinkMapProps) {
  const { worldIndex, of } = props;
  const [steps, setSteps] = useState(1);
  const [withSubcategories, setWithSubcategories] = useState(false);
  const [kinds, setKinds] = useState<ReadonlySet<EntryKind>>(
    () => new Set<EntryKind>(of && of.kind !== 'category' ? ['article', of.kind] : ['article']),
  );
  const [hidden, setHidden] = useState<readonly EntryRef[]>([]);
  const [templatesOff, setTemplatesOff] = useState<ReadonlySet<string>>(new Set());
  const [state, tryAgain] = useShownMap(worldIndex, {
    ...{ of, steps, withSubcategories, kinds, hidden, templatesOff },
  });
  const id = useId();
  const map = state.state === 'shown' ? state.map : null;
  const [picked, setPicked] = useState<EntryRef | null>(
    () => recallSelected(worldIndex.worldId, of) ?? (of?.kind === 'category' ? null : of),
  );
  const select = (node: number) => {
    const ref = map && node >= 0 ? map.entryOf(node).ref : null;
    rememberSelected(worldIndex.worldId, of, ref);
    setPicked(ref);
  };
  const hide = (node: number) => {
    if (!map || node < 0) return;
    const { ref } = map.entryOf(node);
    setHidden([...hidden, ref]);
    select(-1);
  };
  return (
    <section class="link-map column gap-3" aria-labelledby={id}>
      <MapHead
        headingId={id}
        {...{ worldIndex, of, steps, withSubcategories, kinds, map }}
        onSteps={setSteps}
        onSubcategories={setWithSubcategories}
        onKinds={setKinds}
        onWorld={of && (() => props.onMap(null))}
        onFind={select}
      />
      {map && map.legend.length > 1 && (
        <MapLegend items={map.legend} off={templatesOff} onChange={setTemplatesOff} />
      )}
      {state.state === 'failed' && (
        <Notice tone="danger" actions={<Button onClick={tryAgain}>{t('common.tryAgain')}</Button>}>
          {t('linkMap.notRead')}
        </Notice>
      )}
      {state.state === 'shown' && <BasedOn {...state.texts} />}
      {state.state === 'missing' && <Notice tone="warn">{t('panel.entryMissing')}</Notice>}
      {state.state === 'shown' && state.layout === 'failed' && (
        <Notice tone="warn" actions={<Button onClick={tryAgain}>{t('common.tryAgain')}</Button>}>
          {t('linkMap.notArranged')}
        </Notice>
      )}
      {map &&
        (hidden.length === 0 && templatesOff.size === 0 && isEmpty(map, of) ? (
          <NoLinks of={of} onMentions={props.onMentions} onWorld={of && (() => props.onMap(null))} />
        ) : (
          <MapBody
            {...{ map, of }}
            isUnfinished={state.state === 'shown' && state.layout === 'unfinished'}
            selected={picked ? map.nodeOf(picked) : -1}
            onSelect={select}
            onOpen={(node) => props.open(map.entryOf(node).ref)}
            onMap={(node) => props.onMap(map.entryOf(node).ref)}
            onOrphans={props.onOrphans}
            onHide={hide}
            hiddenCount={hidden.length}
            onShowHidden={() => setHidden([])}
          />
        ))}
      {state.state === 'reading' && <p class="soft">{t('linkMap.reading')}</p>}
    </section>
  );
}

const isEmpty = ({ graph }: ShownMap, of: EntryRef | null): boolean =>
  of?.kind === 'category' ? graph.entries.length === 0 : graph.links.length === 0;

interface MapBodyProps {
  map: ShownMap;
  of: EntryRef | null;
  isUnfinished: boolean;
  selected: number;
  onSelect: (node: number) => void;
  onOpen: (node: number) => void;
  onMap: (node: number) => void;
  onOrphans: () => void;
  onHide: (node: number) => void;
  hiddenCount: number;
  onShowHidden: () => void;
}

/** The drawing and its list. */
function MapBody(props: MapBodyProps) {
  const { map, selected, onSelect } = props;
  const id = useId();
  const { isCovered } = useScreenShare();
  const [pointed, setPointed] = useState<{ node: number; by: 'map' | 'list' }>({ node: -1, by: 'map' });
  const [to, from] = useMemo(
    () => (selected < 0 ? [[], []] : [map.linksTo(selected), map.linksFrom(selected)]),
    [map.linksTo, map.linksFrom, selected],
  );
  const marks = useMemo(
    () => ({ selected, pointed: pointed.node, neighbors: [...new Set([...to, ...from])], to, isCovered }),
    [selected, pointed, to, from, isCovered],
  );
  useEffect(() => setPointed({ node: -1, by: 'map' }), [map.graph]);
  const choose = (node: number) => {
    onSelect(node);
    if (node < 0) return;
    const { title, isPrivate } = map.entryOf(node);
    const counts = { to: map.linksTo(node).length, from: map.linksFrom(node).length };
    announce(
      isPrivate && isCovered ? t('linkMap.counts', counts) : t('linkMap.summary', { title, ...counts }),
    );
  };
  const open = (node: number) => {
    if (node >= 0) props.onOpen(node);
  };
  // The middle of a map stays on it.
  const hide = (node: number) => {
    if (node >= 0 && !(props.of && map.nodeOf(props.of) === node)) props.onHide(node);
  };
  const size = { entries: map.graph.entries.length, links: map.graph.links.length / 2 };
  return (
    <div class="map-body column gap-3" data-unfinished={props.isUnfinished}>
      <MapArea
        map={map}
        marks={marks}
        followed={pointed.by === 'list' && pointed.node >= 0 ? pointed.node : selected}
        label={t('linkMap.mapLabel', size)}
        describedBy={`${id}-keys`}
        onSelect={choose}
        onPoint={(node) => setPointed({ node, by: 'map' })}
        onOpen={() => open(pointed.node >= 0 ? pointed.node : selected)}
        onHide={() => hide(selected)}
      />
      <p class="visually-hidden" id={`${id}-keys`}>
        {t('linkMap.mapKeys')}
      </p>
      <MapSide
        map={map}
        selected={selected}
        isMiddle={props.of !== null && selected >= 0 && map.nodeOf(props.of) === selected}
        counts={{ to: to.length, from: from.length }}
        isUnfinished={props.isUnfinished}
        onSelect={choose}
        onPoint={(node) => setPointed({ node, by: 'list' })}
        onOpen={open}
        onMap={props.onMap}
        onOrphans={props.onOrphans}
        onHide={hide}
        hiddenCount={props.hiddenCount}
        onShowHidden={props.onShowHidden}
      />
    </div>
  );
}
