import { useEffect, useState } from 'preact/hooks';
import type { ChangedRef, Values } from '../../lib/history/index.ts';
import type { Entry } from '../../lib/library/index.ts';

interface RequestedValues {
  values: Values;
  isUnderWay: boolean;
}

/** Requested values by entry. Screens show them until the offline copy has caught up. */
let requested: ReadonlyMap<string, readonly RequestedValues[]> = new Map();
const listeners = new Set<() => void>();

const keyOf = ({ worldId, kind, id }: Pick<ChangedRef, 'worldId' | 'id'> & { kind: string }): string =>
  `${worldId} ${kind} ${id}`;

function put(key: string, list: readonly RequestedValues[]): void {
  const next = new Map(requested);
  if (list.length > 0) next.set(key, list);
  else next.delete(key);
  requested = next;
  for (const listener of [...listeners]) listener();
}

/**
 * Shows a change before it is made. Call the returned function with the outcome: if it was made, the values stay until
 * the offline copy has caught up, else they go.
 */
export function showOptimistically(ref: ChangedRef, values: Values): (isMade: boolean) => void {
  const key = keyOf(ref);
  const own: RequestedValues = { values, isUnderWay: true };
  put(key, [...(requested.get(key) ?? []), own]);
  return (isMade) => {
    const list = requested.get(key) ?? [];
    put(
      key,
      list.flatMap((one) => (one !== own ? one : isMade ? { ...own, isUnderWay: false } : [])),
    );
  };
}

/** The requested values of an entry; `isPending`: some of them aren't confirmed yet. */
export function useOptimistic(entry: Entry | null): { values: Values; isPending: boolean } {
  const key = entry ? keyOf(entry) : '';
  const [list, setList] = useState(requested.get(key));
  useEffect(() => {
    // The offline copy has caught up with finished changes.
    const left = (requested.get(key) ?? []).filter(({ isUnderWay }) => isUnderWay);
    if (left.length !== (requested.get(key)?.length ?? 0)) put(key, left);
    const update = () => setList(requested.get(key));
    update();
    listeners.add(update);
    return () => void listeners.delete(update);
  }, [key, entry]);
  const values: Values = Object.assign({}, ...(list ?? []).map((one) => one.values));
  return { values, isPending: list?.some(({ isUnderWay }) => isUnderWay) ?? false };
}
