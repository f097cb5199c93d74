import type { ComponentChildren } from 'preact';
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
  /** 20, 32 or 44 px. */
  size?: 'small' | 'row' | 'large';
}) {
  const { hue, children, image = null, size = 'row' } = props;
  return (
    <span class="tile" data-hue={hue} data-size={size} aria-hidden="true">
      {image === null ? children : <img src={image} alt="" draggable={false} />}
    </span>
  );
}
