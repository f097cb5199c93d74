import * as z from 'zod/mini';
import {
  coverOf,
  fileAddress,
  hostPattern,
  isAllowed,
  isOwn,
  linkImage,
  portraitOf,
  readImageConsent,
  storeImage,
  WORLD_COVER,
} from '../../lib/images/index.ts';
import { type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { missingAccess } from '../../lib/permissions/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import { fetchImage, makeThumbnail } from './fetch-image.ts';
import { readExtra, readWorldAnvil } from './use-image-details.ts';

interface Picture {
  url: string | null;
  /** Where lists show its thumbnail. */
  standsFor: string;
  /** Whether the whole file is stored, too, because a screen shows it. */
  isShown: boolean;
}

/** Loads a picture and stores its thumbnail, if the world's images may be loaded. */
async function load(worldId: WorldId, { url, standsFor, isShown }: Picture): Promise<void> {
  const address = fileAddress(url, await readWorldAnvil());
  if (!address || !isAllowed(await readImageConsent(), worldId, address)) return;
  if (await linkImage(worldId, address.href, [standsFor])) return;
  if (!isOwn(address) && (await missingAccess(hostPattern(address)))) return;
  const fetched = await fetchImage(address.href, new AbortController().signal);
  // Offline, for example. It is tried again later.
  if (!fetched.ok) return;
  const image = new Image();
  image.src = URL.createObjectURL(fetched.value);
  try {
    await image.decode();
    const budget = (await readSettings()).imageMegabytes * 1_000_000;
    await storeImage(
      {
        ...{ worldId, address: address.href, file: isShown ? fetched.value : null, standsFor: [standsFor] },
        ...{ width: image.naturalWidth, height: image.naturalHeight, thumbnail: await makeThumbnail(image) },
      },
      budget,
      Date.now(),
    );
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Loads the cover of a world. */
export async function loadWorldCover(worldId: WorldId): Promise<void> {
  const { world } = await (await openLibrary()).world(worldId);
  await load(worldId, { url: world?.cover?.url ?? null, standsFor: WORLD_COVER, isShown: true });
}

const picture = z.catch(
  z.nullable(
    z.object({
      id: z.catch(z.nullable(z.union([z.number(), z.string()])), null),
      url: z.catch(z.nullable(z.string()), null),
    }),
  ),
  null,
);
/** Stored texts may be damaged, so any field may be missing. */
const pictured = z.catch(z.object({ portrait: picture, cover: picture }), { portrait: null, cover: null });

async function pictureOf(worldId: WorldId, ref: EntryRef): Promise<Picture | null> {
  if (ref.kind === 'image')
    return { url: (await readExtra(worldId, ref.id)).url, standsFor: `image ${ref.id}`, isShown: false };
  const body = await (await openLibrary()).body(worldId, ref);
  const { portrait, cover } = pictured.parse(body?.resource);
  const found = portrait ?? cover;
  if (!found) return null;
  const url = found.url ?? (found.id === null ? null : (await readExtra(worldId, String(found.id))).url);
  const own = `${ref.kind} ${ref.id}`;
  const standsFor = ref.kind === 'article' ? (portrait ? portraitOf(ref.id) : coverOf(ref.id)) : own;
  return { url, standsFor, isShown: false };
}

/** Loads the thumbnail of what a row shows of an entry: an article's portrait or else its cover, for example. */
export async function loadEntryPicture(worldId: WorldId, ref: EntryRef): Promise<void> {
  const found = await pictureOf(worldId, ref);
  if (found) await load(worldId, found);
}
