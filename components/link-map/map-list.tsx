import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { titleComparer } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { EntryTile, entryLabel } from '../search/index.ts';
import { Button } from '../ui/index.ts';
import type { MapEntry, ShownMap } from './shown-map.ts';

/** Rows that are added at once. */
const BATCH = 100;

interface ListGroup {
  id: 'to' | 'from' | 'all';
  heading: string | null;
  nodes: readonly number[];
}

/** The neighbors of the selected entry by direction; without one, every entry, those with most links first. */
function groupsOf(map: ShownMap, selected: number): ListGroup[] {
  if (selected < 0) return [{ id: 'all', heading: null, nodes: [...map.order] }];
  const compare = titleComparer();
  const sorted = (nodes: readonly number[]) =>
    nodes.toSorted((a, b) => compare(map.entryOf(a), map.entryOf(b)));
  return [
    { id: 'to' as const, heading: t('linkMap.linksTo'), nodes: sorted(map.linksTo(selected)) },
    { id: 'from' as const, heading: t('linkMap.linksFrom'), nodes: sorted(map.linksFrom(selected)) },
  ].filter(({ nodes }) => nodes.length > 0);
}

export interface MapListProps {
  map: ShownMap;
  selected: number;
  label: string;
  onSelect: (node: number) => void;
  /** The row that the keys have moved to. */
  onPoint: (node: number) => void;
  onOpen: (node: number) => void;
  /** Takes the selected entry off the map. */
  onHide: () => void;
}

/**
 * The entries on the map, as a list that does all that the map does: arrows move, Space selects, Enter opens, H hides the
 * selected entry.
 */
export function MapList(props: MapListProps) {
  const { map, selected, onPoint } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupsOf(map, selected), [map.graph, map.linksTo, selected]);
  const [limit, setLimit] = useState(BATCH);
  /** The key of the row that the keys have moved to. A sync may bring another map, in which it has another place. */
  const [activeKey, setActiveKey] = useState('');
  useEffect(() => setLimit(BATCH), [selected]);
  const keyOf = (group: string, node: number) => `${group}-${map.graph.entries[node]}`;
  const rows = groups.flatMap(({ id: group, nodes }) =>
    nodes.map((node) => ({ key: keyOf(group, node), node })),
  );
  const shown = Math.min(rows.length, limit);
  const active = Math.max(
    0,
    rows.findIndex(({ key }) => key === activeKey),
  );
  const activeRow = rows[active];

  const moveTo = (row: number) => {
    const goal = Math.max(0, Math.min(rows.length - 1, row));
    if (goal >= limit) setLimit(goal + BATCH);
    setActiveKey(rows[goal]?.key ?? '');
    onPoint(rows[goal]?.node ?? -1);
  };
  useEffect(() => {
    if (!list.current?.matches(':focus')) return;
    list.current.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, limit]);
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || rows.length === 0) return;
    if (event.key === 'ArrowDown') moveTo(active + 1);
    else if (event.key === 'ArrowUp') moveTo(active - 1);
    else if (event.key === 'PageDown') moveTo(active + 10);
    else if (event.key === 'PageUp') moveTo(active - 10);
    else if (event.key === 'Home') moveTo(0);
    else if (event.key === 'End') moveTo(rows.length - 1);
    else if (event.key === 'Enter' && activeRow) props.onOpen(activeRow.node);
    else if (event.key === ' ' && activeRow) props.onSelect(activeRow.node);
    else if (event.key === 'h') props.onHide();
    else return;
    event.preventDefault();
  });
  if (rows.length === 0) return <p class="soft map-none">{t('linkMap.noNeighbors')}</p>;
  const clicked = ({ target }: Event): number => {
    const key = (target instanceof Element ? target.closest('[data-key]') : null)?.getAttribute('data-key');
    return rows.find((row) => row.key === key)?.node ?? -1;
  };
  let place = 0;
  return (
    <>
      <div
        class="map-list"
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label={props.label}
        aria-activedescendant={activeRow && `${id}-${activeRow.key}`}
        onKeyDown={onKeyDown}
        onClick={(event) => clicked(event) >= 0 && props.onSelect(clicked(event))}
        onDblClick={(event) => clicked(event) >= 0 && props.onOpen(clicked(event))}
        onFocus={() => onPoint(activeRow?.node ?? -1)}
        onBlur={() => onPoint(-1)}
      >
        {groups.map((group) => {
          const start = place;
          place += group.nodes.length;
          const nodes = group.nodes.slice(0, Math.max(0, shown - start));
          return (
            <fieldset key={group.id} class="map-group" aria-label={group.heading ?? props.label}>
              {group.heading !== null && (
                <div class="map-group-heading" aria-hidden="true">
                  {group.heading}
                </div>
              )}
              {nodes.map((node, at) => (
                <MapRow
                  key={node}
                  id={id}
                  rowKey={keyOf(group.id, node)}
                  entry={map.entryOf(node)}
                  ways={
                    group.id === 'all'
                      ? []
                      : group.id === 'to'
                        ? map.waysBetween(node, selected)
                        : map.waysBetween(selected, node)
                  }
                  isActive={start + at === active}
                />
              ))}
            </fieldset>
          );
        })}
      </div>
      {shown < rows.length && (
        <Button size="small" tone="quiet" onClick={() => setLimit(limit + BATCH)}>
          {t('common.showMore', { count: Math.min(BATCH, rows.length - shown) })}
        </Button>
      )}
    </>
  );
}

function MapRow(props: {
  id: string;
  rowKey: string;
  entry: MapEntry;
  /** How the link connects it with the selected entry. Without any, its template is shown. */
  ways: readonly string[];
  isActive: boolean;
}) {
  const { entry, rowKey, ways, isActive } = props;
  return (
    <div
      class="map-row"
      id={`${props.id}-${rowKey}`}
      data-key={rowKey}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-active={isActive}
    >
      <EntryTile kind={entry.ref.kind} template={entry.template} size="small" />
      <bdi class="map-title" data-private={entry.isPrivate || undefined}>
        {entry.title}
      </bdi>{' '}
      <bdi class="soft small">{ways.length > 0 ? ways.join(' · ') : entryLabel(entry)}</bdi>
    </div>
  );
}
