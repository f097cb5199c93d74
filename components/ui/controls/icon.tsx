import type { ComponentChildren, Ref } from 'preact';
import './tile.css';

/** The families of things in a world. Each has a hue of its own. */
export type Hue =
  | 'people'
  | 'peoples'
  | 'places'
  | 'groups'
  | 'events'
  | 'objects'
  | 'magic'
  | 'words'
  | 'creatures'
  | 'other'
  /** A world itself: it has the accent. */
  | 'world';

/**
 * A rounded square that says at a glance what a row is about: an icon on its family's hue, or an image. Text beside it
 * says the same, so screen readers skip it.
 */
export function Tile(props: {
  hue: Hue;
  children: ComponentChildren;
  /** The address of an image that covers the tile: of a blob or of the extension. */
  image?: string | null | undefined;
  /** Whether the image is covered while the screen is shared. */
  isPrivate?: boolean;
  tile?: Ref<HTMLSpanElement>;
  /** 20, 32 or 44 px. */
  size?: 'small' | 'row' | 'large';
}) {
  const { hue, children, image = null, isPrivate = false, size = 'row', tile = null } = props;
  return (
    <span ref={tile} class="tile" data-hue={hue} data-size={size} aria-hidden="true">
      {image === null ? (
        children
      ) : (
        <img src={image} alt="" draggable={false} data-private={isPrivate || undefined} />
      )}
    </span>
  );
}

const PATHS = {
  add: 'M8 3v10M3 8h10',
  alert: 'M8 2.5 14 13H2zM8 6.5v3M8 11.3v.2',
  archive: 'M2.5 3h11v3h-11zM3.5 6v7.5h9V6M6.5 8.5h3',
  article: 'M4 2.5h6L12.5 5v8.5H4zM6 7h4.5M6 9.5h4.5',
  bin: 'M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5l.6 8.5h5.8l.6-8.5',
  check: 'M3 8.5 6.5 12 13 4.5',
  chevron: 'M6 4l4 4-4 4',
  clock: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M8 5v3.2l2 1.3',
  close: 'M4 4l8 8M12 4l-8 8',
  copy: 'M5.5 5.5h8v8h-8zM3 10.5V2.5h8',
  down: 'M4 6l4 4 4-4',
  download: 'M8 2.5v7.5M5 7.3 8 10.3l3-3M3 13h10',
  edit: 'M3 13l.7-3L11 2.7l2.3 2.3L6 12.3z',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8M8 6.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6',
  fit: 'M2.5 5.5v-3h3M10.5 2.5h3v3M13.5 10.5v3h-3M5.5 13.5h-3v-3',
  folder: 'M2 12.5v-9h4.2l1.6 1.8H14v7.2z',
  help: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M6.3 6.5a1.75 1.75 0 1 1 2.5 1.6c-.5.3-.8.6-.8 1.2M8 11.2v.1',
  image: 'M2.5 3.5h11v9h-11zM5.8 6.7v.1M2.5 11l3.3-2.8 2.4 2 2.3-2.7 3 3.2',
  info: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M8 7.3v3.5M8 5.2v.2',
  key: 'M9.5 3a3.5 3.5 0 1 1-2.6 5.8L3 12.7V14H1.5v-1.8l5-5A3.5 3.5 0 0 1 9.5 3M10.6 5.4h.1',
  link: 'M6.7 9.3l2.6-2.6M7 4.7l1.2-1.2a2.7 2.7 0 0 1 3.9 3.9L10.9 8.6M9 11.3l-1.2 1.2a2.7 2.7 0 0 1-3.9-3.9L5.1 7.4',
  lock: 'M4 7.5h8v6H4zM5.5 7.5V5.5a2.5 2.5 0 0 1 5 0v2',
  map: 'M4 3.2a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3M12.3 5.3a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3M6.2 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3M5.5 5l5.4 1.4M4.5 6.1l1.2 4.5M11.2 7.8l-3.8 3.3',
  minus: 'M3 8h10',
  more: 'M3.5 8h.1M8 8h.1M12.5 8h.1',
  octagon: 'M5.6 2.5h4.8l3.1 3.1v4.8l-3.1 3.1H5.6l-3.1-3.1V5.6zM8 5.3v3.4M8 10.8v.1',
  open: 'M9.5 2.5h4v4M13.5 2.5 8 8M11.5 9v4.5h-9v-9H7',
  panel: 'M2 3h12v10H2zM9.5 3v10',
  pin: 'M5.5 2.5h5l-.6 4 2.1 2.3H4l2.1-2.3zM8 8.8v4.7',
  progress: 'M3 13V9M6.3 13V5.5M9.7 13V8M13 13V3',
  refresh: 'M13 4v3.2H9.8M13 7.2A5.3 5.3 0 1 0 13.2 9.4',
  keyboard: 'M1.5 4h13v8h-13zM4 6.5h.1M6.7 6.5h.1M9.3 6.5h.1M12 6.5h.1M5 9.5h6',
  review: 'M2.5 4.6l1.2 1.2L6 3.2M2.5 10.6l1.2 1.2L6 9.2M8.5 4.7h5M8.5 10.7h5',
  screen: 'M2 3h12v8H2zM5.5 13.5h5M8 11v2.5M5.5 8.5l5-3',
  search: 'M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9M10.4 10.4 13.5 13.5',
  settings:
    'M2.5 5H7M11 5h2.5M9 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4M2.5 11H5M9 11h4.5M7 9a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
  send: 'M2.5 8h9.5M8.5 4.5 12 8l-3.5 3.5',
  undo: 'M6 3.5 3 6.5l3 3M3 6.5h6.5a3.5 3.5 0 0 1 0 7H7',
  home: 'M2.5 7.5 8 3l5.5 4.5M4 6.5V13h8V6.5',
  world: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M2 8h12M8 2c2.2 2 2.2 10 0 12M8 2c-2.2 2-2.2 10 0 12',
} as const;

export type IconName = keyof typeof PATHS;

/** Icons that point along a line of text, so they are mirrored where text runs from right to left. */
const DIRECTED: ReadonlySet<IconName> = new Set([
  'article',
  'chevron',
  'help',
  'open',
  'panel',
  'send',
  'undo',
]);

export const isIconName = (value: unknown): value is IconName =>
  typeof value === 'string' && Object.hasOwn(PATHS, value);

/** A decorative icon beside text, hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
      data-directed={DIRECTED.has(name) || undefined}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
