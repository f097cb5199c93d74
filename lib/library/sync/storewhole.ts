import type { Instant, Secret } from '../../model/index.ts';
import type { EntryRef } from '../entry.ts';
import { apply, reading } from '../store/apply.ts';
import { locate } from '../store/opencopy.ts';
import { readWhole, type Whole } from './body.ts';
import { latest } from './latest.ts';
import { type Around, asked, orGone } from './service.ts';

type Reader = Omit<Around, 'total'>;

/** When the entry in the copy was changed last, in milliseconds; null: not told, or not there. */
async function heldSince(worldId: string, ref: EntryRef): Promise<Instant | null> {
  return reading(worldId, ({ layers }) => {
    const location = locate(layers, ref);
    const layer = layers.find(({ segment }) => segment.hot.fingerprint(location) !== -1);
    return layer?.segment.hot.entry(location)?.updatedAt ?? null;
  });
}

/**
 * Reads one thing in full and keeps it, entry and body in one transaction; what is gone on the platform goes here.
 * A copy that was deleted meanwhile stays deleted. What may not be read is `unclear`; a person is told why.
 */
export async function storeWhole(
  around: Reader,
  ref: EntryRef,
  seal?: (secret: Secret) => Promise<unknown>,
): Promise<'kept' | 'gone' | 'unclear'> {
  const { worldId, options, now } = around;
  const before = await latest(around);
  const reading = readWhole(around, ref);
  const whole = await (options.urgency === 'person' ? orGone(reading) : asked(reading));
  options.signal.throwIfAborted();
  if (whole === 'unclear') return 'unclear';
  // Ids are the platform's, not a world's: what turns out to lie in another world is none of this copy's.
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
  await apply(worldId, {
    // Lists and reads may tell different moments; going back and forth between them would never end.
    entries: [{ ...entry, updatedAt }],
    telling: 'read',
    ...(category && { categories: [category] }),
    ...(body && {
      bodies: [
        {
          ...ref,
          ...body,
          readAt: now(),
          updatedAt,
          // The platform's clock may be ahead.
          stamp: Math.max(ref.kind === 'category' ? now() : 0, updatedAt ?? 0),
        },
      ],
    }),
    ...(sealed && { sealed }),
    ...still,
  });
  return 'kept';
}

function isElsewhere({ body, secret }: Whole, worldId: string): boolean {
  const home = body?.thing.worldId ?? secret?.worldId ?? null;
  return home !== null && home !== worldId;
}

function newer(a: Instant | null, b: Instant | null): Instant | null {
  if (a === null || b === null) return a ?? b;
  return b > a ? b : a;
}

async function sealedOf(
  { id }: EntryRef,
  { secret }: Whole,
  seal: (secret: Secret) => Promise<unknown>,
  stamp: Instant,
) {
  return secret === undefined ? undefined : { id, box: await seal(secret), stamp };
}
