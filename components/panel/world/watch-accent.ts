import { reportAs } from '../../../lib/diagnostics/index.ts';
import { readThumbnails, WORLD_COVER, watchImages } from '../../../lib/images/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';
import { readSettings, watchSettings } from '../../../lib/settings/index.ts';
import { dominantHue } from '../../ui/index.ts';

/** Width and height in pixels that a cover is reduced to before its colors are counted. */
const SIDE = 24;

/** The hue of a world's stored cover; null without one, or if it is grey. */
async function coverHue(worldId: WorldId): Promise<number | null> {
  const cover = (await readThumbnails(worldId)).get(WORLD_COVER);
  if (!cover) return null;
  const bitmap = await createImageBitmap(cover.thumbnail);
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0, SIDE, SIDE);
  bitmap.close();
  return context ? dominantHue(context.getImageData(0, 0, SIDE, SIDE).data) : null;
}

/** Calls the listener with a world's hue, or null for the default accent, now and after each change. */
export function watchAccent(worldId: WorldId, listener: (hue: number | null) => void): () => void {
  let isCanceled = false;
  let latestRead = 0;
  const read = async () => {
    const thisRead = ++latestRead;
    const choice = (await readSettings()).accents[worldId];
    const hue = choice === 'cover' ? await coverHue(worldId) : (choice ?? null);
    if (!isCanceled && thisRead === latestRead) listener(hue);
  };
  const update = () => void read().catch(reportAs('panel.readAccent'));
  const stops = [
    watchSettings(update),
    watchImages((changed) => {
      if (changed === null || changed === worldId) update();
    }),
  ];
  update();
  return () => {
    isCanceled = true;
    for (const stop of stops) stop();
  };
}
