import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isPrivate } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import type { EntryRef, Hit } from '../../lib/library/index.ts';
import { useVisibleRows } from '../entry-view/index.ts';
import { copyMention, dragEntry, Flags } from '../search/index.ts';
import { Icon, keepFocus, useKeptFocus } from '../ui/index.ts';
import { useImageFile, type WorldImages } from '../world-image/index.ts';

/**
 * The target of a key in a grid that is filled row by row (ARIA Authoring Practices, grid navigation).
 * @param at index of the active cell
 * @param rows rows that fit in the window
 * @returns null for a key that the grid doesn't handle
 */
export function goalOf(
  key: string,
  withControl: boolean,
  grid: { at: number; count: number; columns: number; rows: number },
): number | null {
  const { at, count, columns, rows } = grid;
  if (count === 0) return null;
  const last = count - 1;
  const start = at - (at % columns);
  if (withControl) return key === 'Home' ? 0 : key === 'End' ? last : null;
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      // Above a shorter last row, go to that row's end.
      return at + columns <= last ? at + columns : start + columns <= last ? last : at;
    case 'ArrowUp':
      return at - columns >= 0 ? at - columns : at;
    case 'Home':
      return start;
    case 'End':
      return Math.min(last, start + columns - 1);
    case 'PageDown':
      return Math.min(last, at + columns * rows);
    case 'PageUp':
      return Math.max(at % columns, at - columns * rows);
    default:
      return null;
  }
}

export interface GridImage {
  hit: Hit;
  /** Null if the address of the file isn't known. */
  address: URL | null;
}

interface Shape {
  columns: number;
  /** Of a row, in pixels. */
  height: number;
}

/** The active image in each world, for as long as the panel is open. */
const activeByWorld = new Map<string, string>();

/** Images in rows that fill the width. Only rows near the viewport are rendered and loaded. */
export function Cells(props: {
  worldId: string;
  images: readonly GridImage[];
  consent: WorldImages;
  /** Whether the question for consent is shown. Its button has the focus when it goes. */
  isAsking: boolean;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
}) {
  const { worldId, images, consent, isAsking, open } = props;
  const grid = useKeptFocus<HTMLDivElement>(isAsking);
  const id = useId();
  const [shape, setShape] = useState<Shape>({ columns: 2, height: 0 });
  const { columns } = shape;
  const rowCount = Math.ceil(images.length / columns);
  const visible = useVisibleRows(grid, rowCount, shape.height);
  const [activeId, setActiveId] = useState(() => activeByWorld.get(worldId) ?? null);
  const at = Math.max(
    0,
    images.findIndex(({ hit }) => hit.ref.id === activeId),
  );

  useLayoutEffect(() => {
    const box = grid.current;
    if (!box) return;
    const measure = () => {
      const style = getComputedStyle(box);
      const room =
        Number.parseFloat(style.getPropertyValue('--least')) *
        Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = Math.max(1, Math.floor(box.clientWidth / (room || 128)));
      const height = box.querySelector('.image-row')?.getBoundingClientRect().height ?? 0;
      setShape((before) =>
        before.columns === next && before.height === height ? before : { columns: next, height },
      );
    };
    const watching = new ResizeObserver(measure);
    watching.observe(box);
    measure();
    return () => watching.disconnect();
  }, [columns]);
  const seen = useRef(activeId);
  useEffect(() => {
    if (seen.current === activeId) return;
    seen.current = activeId;
    grid.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const activate = (to: number) => {
    const image = images[to];
    if (!image) return;
    activeByWorld.set(worldId, image.hit.ref.id);
    setActiveId(image.hit.ref.id);
  };
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    const image = images[at];
    if (event.altKey || !image) return;
    const control = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter') {
      event.preventDefault();
      activate(at);
      return open(image.hit.ref, control ? 'tab' : 'here');
    }
    if (control && event.key === 'c' && document.getSelection()?.isCollapsed !== false) {
      event.preventDefault();
      return void copyMention(image.hit);
    }
    const rows = Math.max(1, Math.floor(window.innerHeight / Math.max(1, shape.height)) - 1);
    const goal = goalOf(event.key, control, { at, count: images.length, columns, rows });
    if (goal === null) return;
    event.preventDefault();
    activate(goal);
  });
  const placeOf = (target: EventTarget | null) =>
    target instanceof Element ? Number(target.closest('[role="option"]')?.id.slice(id.length + 1)) : -1;
  const imageAt = (target: EventTarget | null) => images[placeOf(target)];
  const onClick = (event: MouseEvent) => {
    const image = imageAt(event.target);
    const to = placeOf(event.target);
    if (!image) return;
    grid.current?.focus({ preventScroll: true });
    activate(to);
    open(image.hit.ref, event.button === 1 || event.ctrlKey || event.metaKey ? 'tab' : 'here');
  };
  const activeRow = Math.floor(at / columns);
  const rows: number[] = [];
  if (activeRow < visible.from) rows.push(activeRow);
  for (let row = visible.from; row < Math.min(visible.upTo, rowCount); row++) rows.push(row);
  if (activeRow >= visible.upTo) rows.push(activeRow);
  return (
    <div
      class="image-grid"
      role="listbox"
      aria-label={t('library.images')}
      tabIndex={0}
      aria-activedescendant={`${id}-${at}`}
      ref={grid}
      style={{ blockSize: `calc(var(--row) * ${rowCount})` }}
      onKeyDown={onKeyDown}
      // The grid keeps the focus; cells don't take it.
      onMouseDown={(event) => keepFocus(event, grid.current)}
      onDragStart={(event) => dragEntry(event, imageAt(event.target)?.hit)}
      onClick={onClick}
      onAuxClick={(event) => event.button === 1 && onClick(event)}
    >
      {rows.map((row) => (
        <div
          key={row}
          class="image-row"
          style={{
            insetBlockStart: `calc(var(--row) * ${row})`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {images.slice(row * columns, (row + 1) * columns).map((image, column) => (
            <Cell
              key={image.hit.ref.id}
              id={`${id}-${row * columns + column}`}
              image={image}
              at={row * columns + column}
              count={images.length}
              isActive={row * columns + column === at}
              worldId={worldId}
              isAllowed={image.address !== null && consent.isAllowed(image.address) === true}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function Cell(props: {
  worldId: string;
  id: string;
  image: GridImage;
  at: number;
  count: number;
  isActive: boolean;
  isAllowed: boolean;
}) {
  const { image, isAllowed } = props;
  const { hit } = image;
  const covered = isPrivate('image', hit) || undefined;
  return (
    <div
      class="image-cell"
      role="option"
      draggable
      id={props.id}
      tabIndex={-1}
      aria-setsize={props.count}
      aria-posinset={props.at + 1}
      aria-selected={props.isActive}
      title={covered ? undefined : hit.title}
    >
      <div class="image-frame" data-private={covered}>
        <CellImage
          worldId={props.worldId}
          id={hit.ref.id}
          address={isAllowed ? (image.address?.href ?? null) : null}
        />
      </div>
      <span class="image-cell-text">
        <bdi data-private={covered}>{hit.title || t('common.untitled')}</bdi>
        <Flags of={hit} />
      </span>
    </div>
  );
}

/** The text beside it names it. */
function CellImage({ worldId, id, address }: { worldId: string; id: string; address: string | null }) {
  const [file, { onLoad, onError }] = useImageFile(worldId, address, [`image ${id}`]);
  if (file.state === 'shown')
    return (
      <img
        class="picture"
        src={file.url}
        alt=""
        decoding="async"
        draggable={false}
        onLoad={onLoad}
        onError={onError}
      />
    );
  return (
    <span class="picture" data-empty="" aria-busy={file.state === 'loading'}>
      <Icon name="image" />
      {file.state === 'failed' && <span class="small">{t(file.problem.sentence)}</span>}
    </span>
  );
}
