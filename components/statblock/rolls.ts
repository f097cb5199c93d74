import { useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import * as z from 'zod/mini';

/** A past roll, as the list shows it. */
export interface Thrown {
  /** Increments, as the list's key. */
  number: number;
  /** The title of its statblock. */
  who: string;
  label: string;
  /** The result: a number, or whether the target was reached. */
  total: string;
  /** The individual dice: `2d6: 3 + 4`. */
  how: string;
}

/** A key in `sessionStorage`: rolls live as long as the panel and are stored nowhere else. */
const PLACE = 'statblock.rolls';
const MOST = 50;

const schema = z.array(
  z.object({ number: z.int(), who: z.string(), label: z.string(), total: z.string(), how: z.string() }),
);

export function parseThrown(raw: string | null): Thrown[] {
  try {
    return (schema.safeParse(JSON.parse(raw ?? '[]')).data ?? []).slice(0, MOST);
  } catch {
    return [];
  }
}

let known: Thrown[] | null = null;
const listeners = new Set<(all: Thrown[]) => void>();

function all(): Thrown[] {
  if (known === null) {
    known = parseThrown(sessionStorage.getItem(PLACE));
    browser.storage.onChanged.addListener(forgetWithAccount);
  }
  return known;
}

/** Rolls name creatures, so they are cleared when another account connects. */
function forgetWithAccount(changes: Record<string, { oldValue?: unknown; newValue?: unknown }>): void {
  const { connection } = changes;
  if (connection && accountIn(connection.oldValue) !== accountIn(connection.newValue)) clearThrown();
}

function accountIn(summary: unknown): string | null {
  if (typeof summary !== 'object' || summary === null) return null;
  return `${Reflect.get(summary, 'address')} ${Reflect.get(summary, 'username')}`;
}

function keep(next: Thrown[]): void {
  known = next;
  sessionStorage.setItem(PLACE, JSON.stringify(next));
  for (const listener of listeners) listener(next);
}

export function addThrown(one: Omit<Thrown, 'number'>): void {
  keep([{ ...one, number: (all()[0]?.number ?? 0) + 1 }, ...all()].slice(0, MOST));
}

export const clearThrown = (): void => keep([]);

/** The rolls, newest first, kept up to date. */
export function useThrown(): readonly Thrown[] {
  const [thrown, setThrown] = useState(all);
  useEffect(() => {
    setThrown(all());
    listeners.add(setThrown);
    return () => void listeners.delete(setThrown);
  }, []);
  return thrown;
}
