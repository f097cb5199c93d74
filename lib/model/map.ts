import type { Entity, Picture, Reference } from './reference.ts';

export interface WorldMap extends Entity {
  description: string;
  legend: string;
  image: Picture | null;
  markers: Reference[];
}

/** A pin on a map. */
export interface MapMarker extends Entity {
  description: string;
  /** Position in pixels of the map's image. */
  x: number | null;
  y: number | null;
  group: Reference | null;
  type: Reference | null;
  mapId: string | null;
  /** What the pin links to: an article, map, category or event. */
  target: Reference | null;
}
