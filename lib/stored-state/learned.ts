import * as z from 'zod/mini';
import type { LearnedCapabilities } from '../model/index.ts';
import type { Connection } from './connection.ts';
import { learnedSchema } from './learned-schema.ts';
import { stored } from './stored.ts';

/** In `storage.local`. Deleted with everything else of an account. */
export const LEARNED_KEY = 'capabilities';

/** Increment when a capability changes its meaning. Records of another version aren't used. */
const VERSION = 1;
const DAY = 86_400_000;
/** World Anvil may have changed since. */
const KEPT = 90 * DAY;

const record = /* @__PURE__ */ z.object({
  version: z.literal(VERSION),
  /** The connection that it was learned from. */
  address: z.string(),
  api: z.enum(['current', 'earlier']),
  segment: z.string(),
  /** When it was learned. */
  at: z.number(),
  known: learnedSchema,
});
type LearnedRecord = z.infer<typeof record>;

const store = stored(LEARNED_KEY, (raw): LearnedRecord | null => record.safeParse(raw).data ?? null);

type Place = Pick<Connection, 'address' | 'version' | 'segment'>;

const isOf = (held: LearnedRecord, { address, version, segment }: Place): boolean =>
  held.address === address && held.api === version && held.segment === segment;

/** What is known of a connection, and since when. Null: nothing, or it is too old. */
export async function readLearned(
  place: Place,
  now: number,
): Promise<{ known: LearnedCapabilities; at: number } | null> {
  const held = await store.read();
  if (!held || !isOf(held, place) || held.at > now + DAY || now - held.at > KEPT) return null;
  return { known: withoutMissing(held.known), at: held.at };
}

/** Only for the background. Adds to what is known; the newer answer counts. */
export function addLearned(place: Place, added: LearnedCapabilities, now: number): Promise<void> {
  return change(async () => {
    const before = (await readLearned(place, now))?.known ?? {};
    const known = withoutMissing({
      ...before,
      ...added,
      clearsWith: both(before.clearsWith, added.clearsWith),
      markers: both(before.markers, added.markers),
    });
    const { address, version: api, segment } = place;
    await store.write({ version: VERSION, address, api, segment, at: now, known });
  });
}

/** Only for the background. World Anvil has contradicted it. */
export function forgetLearned(name: keyof LearnedCapabilities): Promise<void> {
  return change(async () => {
    const held = await store.read();
    if (held) await store.write({ ...held, known: { ...held.known, [name]: undefined } });
  });
}

/** One change at a time. */
const change = (work: () => Promise<void>): Promise<void> => navigator.locks.request('capabilities', work);

const both = <T extends object>(one: T | undefined, other: T | undefined): T | undefined =>
  one && other ? { ...one, ...other } : (other ?? one);

function withoutMissing(known: object): LearnedCapabilities {
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}
