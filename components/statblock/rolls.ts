import { useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import * as z from 'zod/mini';

/** A past roll, as the list shows it. */
export interface PastRoll {
  /** Increments, as the list's key. */
  number: number;
  /** The title of its statblock, and its id. */
  who: string;
  statblock?: string | undefined;
  label: string;
  /** The result: a number, or whether the target was reached. */
  total: string;
  /** The faces: `3 + 4`. Empty if they say no more than the total. */
  how: string;
}

/** A key in `sessionStorage`: rolls live as long as the panel and are stored nowhere else. */
const STORAGE_KEY = 'statblock.rolls';
const MAX_ROLLS = 50;

const schema = z.array(
  z.object({
    number: z.int(),
    who: z.string(),
    statblock: z.optional(z.string()),
    label: z.string(),
    total: z.string(),
    how: z.string(),
  }),
);

export function parseRolls(raw: string | null): PastRoll[] {
  try {
    return (schema.safeParse(JSON.parse(raw ?? '[]')).data ?? []).slice(0, MAX_ROLLS);
  } catch {
    // A damaged record is no loss: it only holds the last rolls.
    return [];
  }
}

let known: PastRoll[] | null = null;
const listeners = new Set<(all: PastRoll[]) => void>();

function all(): PastRoll[] {
  if (known === null) {
    known = parseRolls(sessionStorage.getItem(STORAGE_KEY));
    browser.storage.onChanged.addListener(forgetWithAccount);
  }
  return known;
}

/** Rolls name creatures, so they are cleared when another account connects. */
function forgetWithAccount(changes: Record<string, { oldValue?: unknown; newValue?: unknown }>): void {
  const { connection } = changes;
  if (connection && accountIn(connection.oldValue) !== accountIn(connection.newValue)) clearRolls();
}

function accountIn(summary: unknown): string | null {
  if (typeof summary !== 'object' || summary === null) return null;
  return `${Reflect.get(summary, 'address')} ${Reflect.get(summary, 'username')}`;
}

function keep(next: PastRoll[]): void {
  known = next;
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  for (const listener of listeners) listener(next);
}

export function addRoll(one: Omit<PastRoll, 'number'>): void {
  keep([{ ...one, number: (all()[0]?.number ?? 0) + 1 }, ...all()].slice(0, MAX_ROLLS));
}

export const clearRolls = (): void => keep([]);

/** The rolls, newest first, kept up to date. */
export function useRolls(): readonly PastRoll[] {
  const [rolls, setRolls] = useState(all);
  useEffect(() => {
    setRolls(all());
    listeners.add(setRolls);
    return () => void listeners.delete(setRolls);
  }, []);
  return rolls;
}
