import type { Instant, Secret, WorldId } from '../../model/index.ts';
import type { VersionCause } from '../../versions/index.ts';
import type { EntryRef } from '../search/index.ts';
import { apply, reading } from '../store/apply.ts';
import type { Change } from '../store/merge.ts';
import { locate } from '../store/open-copy.ts';
import { type FullEntry, readFullEntry } from './body.ts';
import { failureKind, type LibraryService, nullIfGone, type SyncContext } from './service.ts';
import { Unusable } from './skip-reason.ts';
import { readSyncRow } from './step.ts';

type Reader = Omit<SyncContext, 'total'> & { brings?: VersionCause };

/** When the stored entry was last changed, in milliseconds; null if unknown or not stored. */
async function heldSince(worldId: string, ref: EntryRef): Promise<Instant | null> {
  return reading(worldId, ({ layers }) => {
    const location = locate(layers, ref);
    const layer = layers.find(({ segment }) => segment.hot.fingerprint(location) !== -1);
    return layer?.segment.hot.entry(location)?.updatedAt ?? null;
  });
}

/**
 * Reads an item in full and stores entry and body in one transaction; deletes it if World Anvil has. A copy that was
 * deleted meanwhile stays deleted. Rejects as the service does, and with `Unusable`.
 */
export async function storeFullEntry(
  context: Reader,
  ref: EntryRef,
  seal?: (secret: Secret) => Promise<unknown>,
): Promise<'kept' | 'gone'> {
  const { worldId, options, now } = context;
  const before = await readSyncRow(context);
  const whole = await nullIfGone(usable(context, ref));
  options.signal.throwIfAborted();
  // Ids are unique across worlds: an item that turns out to be in another world isn't part of this copy.
  if (whole !== null && isElsewhere(whole, worldId)) return 'gone';
  const still = { sync: (row: typeof before) => (row.copy === before.copy ? row : null) };
  if (whole === null) {
    await apply(worldId, { drop: [ref], ...still });
    return 'gone';
  }
  const listed = await heldSince(worldId, ref);
  const { entry, body, category } = whole;
  const updatedAt = newer(entry.updatedAt, listed);
  const sealed = seal && (await sealedOf(ref, whole, seal, updatedAt ?? now()));
  const change: Change = {
    // Lists and reads may return different times. Never go back, or they would alternate forever.
    entries: [{ ...entry, updatedAt }],
    completeness: 'read',
    ...(context.brings && { brings: context.brings }),
    ...(category && { categories: [category] }),
    ...(body && {
      bodies: [
        {
          ...ref,
          thing: body.resource,
          text: body.text,
          readAt: now(),
          updatedAt,
          // World Anvil's clock may be ahead.
          stamp: Math.max(ref.kind === 'category' ? now() : 0, updatedAt ?? 0),
        },
      ],
    }),
    ...(sealed && { sealed }),
    ...still,
  };
  await apply(worldId, change).catch((error: unknown) => {
    throw isStorable(change) ? error : new Unusable('notStored', error);
  });
  return 'kept';
}

/** Prepares what was read for storing. If our own code fails on it, the response is at fault, not the copy. */
async function usable(context: Reader, ref: EntryRef): Promise<FullEntry> {
  try {
    return await readFullEntry(context, ref);
  } catch (error) {
    const isOrdinary = failureKind(error) !== null || error instanceof DOMException;
    throw isOrdinary ? error : new Unusable('notUnderstood', error);
  }
}

/** A database stores what can be cloned. This distinguishes an unstorable response from a failing database. */
function isStorable({ entries, categories, bodies }: Change): boolean {
  try {
    structuredClone({ entries, categories, bodies });
    return true;
  } catch {
    // A `DataCloneError` is the answer.
    return false;
  }
}

function isElsewhere({ body, secret }: FullEntry, worldId: string): boolean {
  const home = body?.resource.worldId ?? secret?.worldId ?? null;
  return home !== null && home !== worldId;
}

function newer(a: Instant | null, b: Instant | null): Instant | null {
  if (a === null || b === null) return a ?? b;
  return b > a ? b : a;
}

async function sealedOf(
  { id }: EntryRef,
  { secret }: FullEntry,
  seal: (secret: Secret) => Promise<unknown>,
  stamp: Instant,
) {
  return secret === undefined ? undefined : { id, box: await seal(secret), stamp };
}

interface RefreshOptions {
  signal: AbortSignal;
  now?: () => number;
  /** What brought its text. */
  brings?: VersionCause;
}

/** Reads an item again and stores it, or deletes it if World Anvil has. Returns whether it still exists. */
export async function refreshOne(
  service: LibraryService,
  worldId: WorldId,
  ref: EntryRef,
  { signal, now = Date.now, brings = 'sync' }: RefreshOptions,
): Promise<boolean> {
  if (ref.id.startsWith('draft:')) return true;
  const options = { signal, urgency: 'person' } as const;
  return (await storeFullEntry({ service, worldId, options, now, brings }, ref)) !== 'gone';
}
