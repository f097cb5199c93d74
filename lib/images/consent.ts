import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import type { WorldId } from '../model/index.ts';
import { hostPattern, isOwn } from './address.ts';

/** The key in `storage.local`. */
export const IMAGE_CONSENT_KEY = 'image.consent';
/** Earlier releases stored a list of host patterns here, which were allowed in every world. */
export const EARLIER_CONSENT_KEY = 'image.hosts';

/** Single images that are allowed in each world. The oldest are dropped. */
const MAX_IMAGES = 200;

const words = z.pipe(
  z.catch(z.array(z.unknown()), []),
  z.transform((list) => list.filter((one) => typeof one === 'string')),
);
const worldConsent = z.object({ hosts: z.catch(z.nullable(words), null), images: words });
const schema = z.object({
  earlierHosts: words,
  worlds: z.catch(z.record(z.string(), z.catch(worldConsent, { hosts: null, images: [] })), {}),
});

interface WorldConsent {
  /** Patterns of the hosts whose images are loaded. Null: never asked in this world. */
  hosts: string[] | null;
  /** Addresses of single images. */
  images: string[];
}

/** Which images the person wants to see. The browser's permissions are needed as well. */
export interface ImageConsent {
  /** Hosts that an earlier release was allowed to load from, for worlds without an answer of their own. */
  earlierHosts: string[];
  worlds: Record<WorldId, WorldConsent>;
}

const NONE: WorldConsent = { hosts: null, images: [] };

const worldOf = (consent: ImageConsent, worldId: WorldId): WorldConsent =>
  Object.hasOwn(consent.worlds, worldId) ? (consent.worlds[worldId] ?? NONE) : NONE;

const allowedHosts = (consent: ImageConsent, worldId: WorldId): string[] =>
  worldOf(consent, worldId).hosts ?? consent.earlierHosts;

/** Whether the person wants to see images of this world. */
export const wantsImages = (consent: ImageConsent, worldId: WorldId): boolean =>
  allowedHosts(consent, worldId).length > 0 || worldOf(consent, worldId).images.length > 0;

export const isAllowed = (consent: ImageConsent, worldId: WorldId, address: URL): boolean =>
  isOwn(address) ||
  allowedHosts(consent, worldId).includes(hostPattern(address)) ||
  worldOf(consent, worldId).images.includes(address.href);

/** Every host pattern that was ever allowed here, for removing the browser's permissions. */
export function consentedHosts(consent: ImageConsent): string[] {
  const worlds = Object.values(consent.worlds);
  const ofImages = worlds.flatMap(({ images }) => images.flatMap((href) => URL.parse(href) ?? []));
  const hosts = worlds.flatMap(({ hosts }) => hosts ?? []);
  return [...new Set([...consent.earlierHosts, ...hosts, ...ofImages.map(hostPattern)])];
}

const withWorld = (consent: ImageConsent, worldId: WorldId, world: WorldConsent): ImageConsent => ({
  ...consent,
  worlds: { ...consent.worlds, [worldId]: world },
});

/** Images of this world may be loaded from these hosts. */
export const allowHosts =
  (worldId: WorldId, patterns: readonly string[]) =>
  (consent: ImageConsent): ImageConsent =>
    withWorld(consent, worldId, {
      ...worldOf(consent, worldId),
      hosts: [...new Set([...allowedHosts(consent, worldId), ...patterns])],
    });

/** This image of the world may be loaded. */
export const allowImage =
  (worldId: WorldId, { href }: URL) =>
  (consent: ImageConsent): ImageConsent => {
    const { hosts, images } = worldOf(consent, worldId);
    return withWorld(consent, worldId, {
      hosts,
      images: [...images.filter((one) => one !== href), href].slice(-MAX_IMAGES),
    });
  };

/** No image of this world may be loaded. */
export const stopImages =
  (worldId: WorldId) =>
  (consent: ImageConsent): ImageConsent =>
    withWorld(consent, worldId, { hosts: [], images: [] });

/** Nothing is known of this world any more. */
export const forgetWorldConsent =
  (worldId: WorldId) =>
  ({ worlds, ...consent }: ImageConsent): ImageConsent => ({
    ...consent,
    worlds: Object.fromEntries(Object.entries(worlds).filter(([id]) => id !== worldId)),
  });

/** What was allowed in one world is allowed in another one, which it turned out to be. An answer that this one has stays. */
export const moveConsent =
  (from: WorldId, to: WorldId) =>
  (consent: ImageConsent): ImageConsent => {
    const { hosts, images } = worldOf(consent, from);
    const there = worldOf(consent, to);
    if (hosts === null && images.length === 0) return consent;
    const moved = {
      hosts: there.hosts ?? hosts,
      images: [...new Set([...there.images, ...images])].slice(-MAX_IMAGES),
    };
    return forgetWorldConsent(from)(withWorld(consent, to, moved));
  };

/** Accepts any stored values. */
export function parseImageConsent(raw: unknown, earlier: unknown): ImageConsent {
  return schema.safeParse(raw).data ?? { earlierHosts: words.parse(earlier), worlds: {} };
}

export async function readImageConsent(): Promise<ImageConsent> {
  const { [IMAGE_CONSENT_KEY]: raw, [EARLIER_CONSENT_KEY]: earlier } = await browser.storage.local.get([
    IMAGE_CONSENT_KEY,
    EARLIER_CONSENT_KEY,
  ]);
  return parseImageConsent(raw, earlier);
}

/** Calls the listener after each change in any context. Returns a function that stops it. */
export function watchImageConsent(listener: () => void): () => void {
  const onStorageChange = (changes: Record<string, unknown>, area: string) => {
    if (area === 'local' && (IMAGE_CONSENT_KEY in changes || EARLIER_CONSENT_KEY in changes)) listener();
  };
  browser.storage.onChanged.addListener(onStorageChange);
  return () => browser.storage.onChanged.removeListener(onStorageChange);
}

/** Uses a lock, because two screens may change it at the same time. */
export const changeImageConsent = (change: (before: ImageConsent) => ImageConsent): Promise<void> =>
  navigator.locks.request(IMAGE_CONSENT_KEY, async () => {
    const next = change(await readImageConsent());
    await browser.storage.local.set({ [IMAGE_CONSENT_KEY]: next });
    await browser.storage.local.remove(EARLIER_CONSENT_KEY);
  });
