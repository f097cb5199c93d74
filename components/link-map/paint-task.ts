import type { Palette, Scene, Size, View } from '../../lib/link-map/index.ts';

/** What the paint worker is told: what to draw, or to draw it. */
export type PaintTask = { scene: Scene; palette: Palette } | Frame;

/** A picture to be drawn: `size` in CSS pixels, `ratio` device pixels for each of them. */
export interface Frame {
  view: View;
  size: Size;
  ratio: number;
}
