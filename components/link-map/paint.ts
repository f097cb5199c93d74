import { drawMap, type Palette, type Scene } from '../../lib/link-map/index.ts';
import type { Frame } from './paint-task.ts';

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
