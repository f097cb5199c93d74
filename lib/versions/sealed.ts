import * as z from 'zod/mini';
import type { Instant, WorldId } from '../model/index.ts';
import { announceVersions } from './changes.ts';
import { type Arrival, readChain, type VersionCause, type VersionsSchema, withVersions } from './database.ts';
import { readVersion } from './reader.ts';
import { withCurrent, withReplaced } from './record.ts';

type ChainKey = VersionsSchema['chains']['key'];

const bytes = z.instanceof(Uint8Array<ArrayBuffer>);
const box = z.object({ nonce: bytes, sealed: bytes });
/** The text of a secret as its offline copy has it, encrypted. Only the background can open it. */
export type SealedText = z.infer<typeof box>;

const numbers = z.array(z.number());
const stored = z.object({ nonce: numbers, sealed: numbers });

const textOf = ({ nonce, sealed }: SealedText): string =>
  JSON.stringify({ nonce: [...nonce], sealed: [...sealed] });

/** An encrypted text from any store; null if it is none. */
export const readBox = (value: unknown): SealedText | null => box.safeParse(value).data ?? null;

function boxIn(state: unknown): SealedText | null {
  const { data } = stored.safeParse(state);
  return data ? { nonce: Uint8Array.from(data.nonce), sealed: Uint8Array.from(data.sealed) } : null;
}

type Words = Pick<Arrival, 'words' | 'came' | 'went'>;
const NO_WORDS: Words = { words: 0, came: 0, went: 0 };

/** The encrypted text of a secret that another one replaces. Words are counted by whoever can read it. */
export interface SealedReplaced {
  id: string;
  before: { box: SealedText; readAt: Instant; updatedAt: Instant | null; words: Words };
  /** Null: World Anvil has deleted the secret. */
  after: { updatedAt: Instant | null; words: Words } | null;
}

/** Stores the encrypted text of a secret that is about to be replaced. Rejects with `DatabaseUnavailable`. */
export async function recordSealed(
  worldId: WorldId,
  { id, before, after }: SealedReplaced,
  cause: VersionCause,
  now: Instant = Date.now(),
): Promise<void> {
  const { readAt, updatedAt, words } = before;
  // The title is in the offline copy, and goes with it.
  const first: Arrival = { at: readAt, updatedAt, cause: 'first', title: '', ...words };
  const current = after && { at: now, updatedAt: after.updatedAt, cause, title: '', ...after.words };
  const owner = { worldId, kind: 'secret', id } as const;
  await withVersions(async (db) => {
    const { store, done } = db.transaction('chains', 'readwrite');
    const chain = readChain(await store.get([worldId, 'secret', id]));
    const added = withReplaced(chain, owner, { first: () => first, text: textOf(before.box), updatedAt });
    await store.put(withCurrent(added, current, cause, now));
    await done;
  });
  announceVersions(worldId);
}

/** Stores the last text of secrets that World Anvil has deleted. Nothing is opened for it. */
export async function recordSealedGone(
  worldId: WorldId,
  gone: readonly { id: string; box: unknown; stamp?: Instant | undefined }[],
): Promise<void> {
  for (const { id, box: value, stamp = null } of gone) {
    const known = readBox(value);
    if (!known) continue;
    const before = { box: known, readAt: stamp ?? Date.now(), updatedAt: stamp, words: NO_WORDS };
    await recordSealed(worldId, { id, before, after: null }, 'sync');
  }
}

/** The encrypted text of a version of a secret; null if it isn't there any more, or damaged. */
export const readSealedVersion = async (
  worldId: WorldId,
  id: string,
  at: Instant,
): Promise<SealedText | null> => boxIn(await readVersion(worldId, { kind: 'secret', id }, at));

/** The keys of all secrets with versions, or of those of a world. */
async function secretKeys(worldId: WorldId | null): Promise<ChainKey[]> {
  const ofWorld = worldId === null ? null : IDBKeyRange.bound([worldId, 'secret'], [worldId, 'secret', []]);
  const keys = await withVersions((db) => db.getAllKeys('chains', ofWorld));
  return keys.filter(([, kind]) => kind === 'secret');
}

/** Deletes the versions of a world's secrets, or of all (null). */
export async function deleteSecretVersions(worldId: WorldId | null): Promise<void> {
  const keys = await secretKeys(worldId);
  if (keys.length === 0) return;
  await withVersions(async (db) => {
    const { store, done } = db.transaction('chains', 'readwrite');
    await Promise.all([...keys.map((key) => store.delete(key)), done]);
  });
  announceVersions(worldId);
}
