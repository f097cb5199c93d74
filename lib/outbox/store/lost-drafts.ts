import type { Instant } from '../../model/index.ts';
import { stored } from '../../stored-state/index.ts';

// Checked by hand: the capture screen reads this before its first paint and must not load a schema library for it.

export interface LostDrafts {
  restored: number;
  /** Titles of drafts that couldn't be restored. */
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

/** Null if nothing is missing, or once the user has read it. */
export const { read: readLostDrafts, watch: watchLostDrafts, write: writeLostDrafts } = store;

/** Adds to the unread ones. */
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

/** Unsent drafts at the last check: titles by id. */
export const { read: readKnownDrafts, write: writeKnownDrafts } = stored<Record<string, string>>(
  'outboxKnown',
  (raw) =>
    isObject(raw) ? Object.fromEntries(Object.entries(raw).filter(([, title]) => isText(title))) : {},
);
