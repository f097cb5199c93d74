// What the bench calls inside a page that holds one engine. Addresses: `/name?size=1000` and, to open what was kept and
// answer a first query at once, `&cold=query`.

import { type Changing, change, LIMIT, typed } from './change.ts';
import type { Engine, OpenEngine } from './engine.ts';
import { bytes, keep, kept } from './kept.ts';
import { started } from './started.ts';
import { world } from './worlds.ts';

export interface Cold {
  /** Milliseconds since the script started. */
  sinceScript: number;
  sinceNavigation: number;
  /** Its parts: running the script, reading from IndexedDB, opening, querying. */
  load: number;
  read: number;
  open: number;
  query: number;
  found: number;
}

export interface Stage {
  cold: Promise<Cold | null>;
  build(seed: number, size: number): Promise<{ ms: number; bytes: number }>;
  /** Milliseconds of each, in order, as many as fit into the given time. */
  type(keystrokes: readonly string[], most: number): Promise<number[]>;
  answers(queries: readonly string[], most: number): Promise<number[][]>;
  change(seed: number, size: number, keystrokes: readonly string[]): Promise<Changing>;
}

async function firstAnswer<Stored>(engine: Engine<Stored>, key: string, first: string) {
  const begun = performance.now();
  const stored = await kept<Stored>(key);
  const read = performance.now();
  const open = await engine.open(stored);
  const ready = performance.now();
  const answer = await open.query(first, LIMIT);
  const now = performance.now();
  const cold: Cold = {
    ...{ sinceScript: now - started, sinceNavigation: now, found: answer.length },
    ...{ load: begun - started, read: read - begun, open: ready - read, query: now - ready },
  };
  return { open, cold };
}

export function stage<Stored>(name: string, engine: Engine<Stored>): Stage {
  const asked = new URLSearchParams(location.search);
  const key = `${name}-${asked.get('size')}`;
  const first = asked.get('cold');
  const opening = first === null ? null : firstAnswer(engine, key, first);
  const opened = async (): Promise<OpenEngine> => {
    if (!opening) throw new Error('Nothing is open.');
    return (await opening).open;
  };
  return {
    cold: Promise.resolve(opening).then((all) => all?.cold ?? null),
    async build(seed, size) {
      const { entries } = world(seed, size);
      const start = performance.now();
      const stored = await engine.build(entries);
      const ms = performance.now() - start;
      await keep(key, stored);
      return { ms, bytes: bytes(stored) };
    },
    type: async (keystrokes, most) => typed(await opened(), keystrokes, most),
    async answers(queries, most) {
      const open = await opened();
      const end = performance.now() + most;
      const answers: number[][] = [];
      for (const query of queries) {
        answers.push([...(await open.query(query, 5))]);
        if (performance.now() > end) break;
      }
      return answers;
    },
    change: async (seed, size, keystrokes) => change(await opened(), world(seed, size), seed, keystrokes),
  };
}
