import { useEffect, useState } from 'preact/hooks';
import type { ChangedRef, Values } from '../../lib/history/index.ts';
import type { Entry } from '../../lib/library/index.ts';

interface Wanted {
  values: Values;
  isUnderWay: boolean;
}

/** Requested values by entry. Screens show them until the offline copy has caught up. */
let wanted: ReadonlyMap<string, readonly Wanted[]> = new Map();
const listeners = new Set<() => void>();

const keyOf = ({ worldId, kind, id }: Pick<ChangedRef, 'worldId' | 'id'> & { kind: string }): string =>
  `${worldId} ${kind} ${id}`;

function put(key: string, list: readonly Wanted[]): void {
  const next = new Map(wanted);
  if (list.length > 0) next.set(key, list);
  else next.delete(key);
  wanted = next;
  for (const listener of [...listeners]) listener();
}

/**
 * Shows a change before it is made. Call the returned function with the outcome: if it was made, the values stay until
 * the offline copy has caught up, else they go.
 */
export function showOptimistically(ref: ChangedRef, values: Values): (isMade: boolean) => void {
  const key = keyOf(ref);
  const mine: Wanted = { values, isUnderWay: true };
  put(key, [...(wanted.get(key) ?? []), mine]);
  return (isMade) => {
    const list = wanted.get(key) ?? [];
    put(
      key,
      list.flatMap((one) => (one !== mine ? one : isMade ? { ...mine, isUnderWay: false } : [])),
    );
  };
}

/** The requested values of an entry; `isPending`: some of them aren't confirmed yet. */
export function useOptimistic(entry: Entry | null): { values: Values; isPending: boolean } {
  const key = entry ? keyOf(entry) : '';
  const [list, setList] = useState(wanted.get(key));
  useEffect(() => {
    // The offline copy has caught up with finished changes.
    const left = (wanted.get(key) ?? []).filter(({ isUnderWay }) => isUnderWay);
    if (left.length !== (wanted.get(key)?.length ?? 0)) put(key, left);
    const look = () => setList(wanted.get(key));
    look();
    listeners.add(look);
    return () => void listeners.delete(look);
  }, [key, entry]);
  const values: Values = Object.assign({}, ...(list ?? []).map((one) => one.values));
  return { values, isPending: list?.some(({ isUnderWay }) => isUnderWay) ?? false };
}
