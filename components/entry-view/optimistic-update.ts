import { useEffect, useState } from 'preact/hooks';
import type { ChangedRef, Values } from '../../lib/history/index.ts';
import type { Entry } from '../../lib/library/index.ts';

interface Wanted {
  values: Values;
  isUnderWay: boolean;
}

/** What a person asked for, by thing: it stands on the screen already until the copy has followed. */
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

/** Shows a change as made. What is returned says what became of it: made, it stays until the copy follows; else it goes. */
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

/** The entry of a thing with what is wanted of it; `isPending`: some of that is still under way. */
export function useOptimistic(entry: Entry | null): { values: Values; isPending: boolean } {
  const key = entry ? keyOf(entry) : '';
  const [list, setList] = useState(wanted.get(key));
  useEffect(() => {
    // The copy has followed what was made.
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
