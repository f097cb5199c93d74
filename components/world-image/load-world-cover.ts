import {
  fileAddress,
  hostPattern,
  isAllowed,
  isOwn,
  linkImage,
  readImageConsent,
  readImageFile,
  storeImage,
} from '../../lib/images/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { missingAccess } from '../../lib/permissions/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import { fetchImage, makeThumbnail } from './fetch-image.ts';

/** Loads and stores the cover of a world, if its images may be loaded, so that its thumbnail can be shown. */
export async function loadWorldCover(worldId: WorldId, standsFor: string): Promise<void> {
  const consent = await readImageConsent();
  const { world } = await (await openLibrary()).world(worldId);
  const address = fileAddress(world?.cover?.url ?? null, null);
  if (!address || !isAllowed(consent, worldId, address)) return;
  const now = Date.now();
  if (await readImageFile(worldId, address.href, now)) return linkImage(worldId, address.href, [standsFor]);
  if (!isOwn(address) && (await missingAccess(hostPattern(address)))) return;
  const fetched = await fetchImage(address.href, new AbortController().signal);
  // Offline, for example. The next page tries again.
  if (!fetched.ok) return;
  const image = new Image();
  image.src = URL.createObjectURL(fetched.value);
  try {
    await image.decode();
    const budget = (await readSettings()).imageMegabytes * 1_000_000;
    await storeImage(
      {
        ...{ worldId, address: address.href, file: fetched.value, standsFor: [standsFor] },
        ...{ width: image.naturalWidth, height: image.naturalHeight, thumbnail: await makeThumbnail(image) },
      },
      budget,
      now,
    );
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
