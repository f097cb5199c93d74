import { type PaintTask, pictureMaker } from './paint.ts';

// Draws the map's lines and dots, so that the page stays free to move its last picture.

const make = pictureMaker();
let shown: Extract<PaintTask, { scene: unknown }> | null = null;

self.addEventListener('message', ({ data }: MessageEvent<PaintTask>) => {
  if ('scene' in data) {
    shown = data;
    return;
  }
  const picture = shown && make(shown.scene, shown.palette, data);
  postMessage(picture, { transfer: picture ? [picture] : [] });
});
