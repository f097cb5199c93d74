import { drawMap, type Palette, type Scene, type Size, type View } from '../../../lib/link-map/index.ts';

/** What the paint worker is told: what to draw, or to draw it. */
export type PaintTask = { scene: Scene; palette: Palette } | Frame;

/** A picture to be drawn: `size` in CSS pixels, `ratio` device pixels for each of them. */
export interface Frame {
  view: View;
  size: Size;
  ratio: number;
}

/** Draws pictures on a canvas that isn't shown: in the paint worker, or in the page where there is none. */
export function pictureMaker(): (scene: Scene, palette: Palette, frame: Frame) => ImageBitmap | null {
  const canvas = new OffscreenCanvas(1, 1);
  return (scene, palette, { view, size, ratio }) => {
    const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
    if (width < 1 || height < 1) return null;
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawMap(context, scene, view, size, palette);
    return canvas.transferToImageBitmap();
  };
}
