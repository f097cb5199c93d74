import type { Change } from '../../lib/history/index.ts';
import { formatDate, t } from '../../lib/i18n/index.ts';
import type { Instant } from '../../lib/model/index.ts';

/** A row of the history: one change, or a batch. */
export type Item =
  | { kind: 'one'; key: string; change: Change }
  | { kind: 'batch'; key: string; batch: string; changes: readonly Change[] };

export interface Day {
  /** Midnight at its start. */
  at: Instant;
  items: readonly Item[];
}

export interface EntryHistory {
  key: string;
  newest: Change;
  count: number;
}

const startOf = (at: Instant): Instant => new Date(at).setHours(0, 0, 0, 0);

export const entryKey = ({ worldId, kind, id }: Change['ref']): string => `${worldId} ${kind} ${id}`;

/** Turns changes, newest first, into rows. A batch becomes one row, at the position of its newest change. Pure. */
export function itemsOf(changes: readonly Change[]): Item[] {
  const byBatch = Map.groupBy(changes, ({ batch }) => batch);
  return changes.flatMap((change): Item[] => {
    const { batch } = change;
    const together = batch === null ? [] : (byBatch.get(batch) ?? []);
    if (batch === null || together.length < 2) return [{ kind: 'one', key: change.id, change }];
    return together[0] === change ? [{ kind: 'batch', key: batch, batch, changes: together }] : [];
  });
}

const newest = (item: Item): Instant => (item.kind === 'one' ? item.change.at : (item.changes[0]?.at ?? 0));

/** Rows grouped by day in this device's time zone, newest first. Pure. */
export function daysOf(changes: readonly Change[]): Day[] {
  const byDay = Map.groupBy(itemsOf(changes), (item) => startOf(newest(item)));
  return [...byDay].map(([at, items]) => ({ at, items }));
}

/** Every entry that was changed, the latest first. Pure. */
export function entriesOf(changes: readonly Change[]): EntryHistory[] {
  const byEntry = Map.groupBy(changes, ({ ref }) => entryKey(ref));
  return [...byEntry].flatMap(([key, [first, ...others]]) =>
    first ? [{ key, newest: first, count: others.length + 1 }] : [],
  );
}

/** “Today”, “Yesterday”, or a date. Pure. */
export function formatDay(at: Instant, now: Instant): string {
  const days = Math.round((startOf(now) - at) / 86_400_000);
  if (days === 0) return t('history.today');
  if (days === 1) return t('history.yesterday');
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return formatDate(at, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** Whether the same fields of the same entry were changed again later. `changes` is newest first. Pure. */
export function isOvertaken(change: Change, changes: readonly Change[]): boolean {
  const fields = Object.keys(change.after);
  return changes.some(
    (other) =>
      other.id > change.id &&
      other.state !== 'refused' &&
      other.undoneBy === null &&
      other.undoes !== change.id &&
      entryKey(other.ref) === entryKey(change.ref) &&
      Object.keys(other.after).some((name) => fields.includes(name)),
  );
}
