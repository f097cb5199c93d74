import type { Instant } from '../model/index.ts';
import { stored } from '../stored-state/index.ts';

// Checked by hand: the capture screen reads this before its first paint, and has no use for a schema library by then.

/** What a person should know about drafts that the browser lost. */
export interface LostDrafts {
  /** How many came back from their copies. */
  restored: number;
  /** Titles of those that are gone. */
  gone: string[];
  since: Instant;
}

const isObject = (raw: unknown): raw is object => typeof raw === 'object' && raw !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

function parse(raw: unknown): LostDrafts | null {
  if (!isObject(raw) || !('since' in raw) || typeof raw.since !== 'number') return null;
  const { since } = raw;
  // The first release stored a sentence that begins with the number of drafts.
  if ('sentence' in raw && isText(raw.sentence)) {
    const count = Number(/^\d+/.exec(raw.sentence)?.[0] ?? 1);
    return { restored: 0, gone: Array.from({ length: count }, () => ''), since };
  }
  if (!('restored' in raw) || typeof raw.restored !== 'number') return null;
  if (!('gone' in raw) || !Array.isArray(raw.gone) || !raw.gone.every(isText)) return null;
  return { restored: raw.restored, gone: raw.gone, since };
}

const store = stored<LostDrafts | null>('outboxLost', parse);

/** Null: nothing is missing. */
export const readLostDrafts = (): Promise<LostDrafts | null> => store.read();

/** Calls back at each change. Returns how to stop. */
export const watchLostDrafts = (listener: (lost: LostDrafts | null) => void): (() => void) =>
  store.watch(listener);

/** Null once a person has read it. */
export const writeLostDrafts = (lost: LostDrafts | null): Promise<void> => store.write(lost);

/** Adds to what has not been read yet. */
export async function addLostDrafts(
  restored: number,
  gone: readonly string[],
  since: Instant,
): Promise<void> {
  const before = await store.read();
  await store.write({
    restored: restored + (before?.restored ?? 0),
    gone: [...(before?.gone ?? []), ...gone],
    since: before?.since ?? since,
  });
}

const known = stored<Record<string, string>>('outboxKnown', (raw) =>
  isObject(raw) ? Object.fromEntries(Object.entries(raw).filter(([, title]) => isText(title))) : {},
);

/** The unsent drafts that were here at the last check: titles by id. */
export const readKnownDrafts = (): Promise<Record<string, string>> => known.read();
export const writeKnownDrafts = (drafts: Record<string, string>): Promise<void> => known.write(drafts);
