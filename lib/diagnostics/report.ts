import { type ErrorEntry, entryOf } from './error-entry.ts';
import { newKey, storeErrors } from './error-log.ts';

/** Only literals: a text that was put together at run time could hold anything. */
type Literal<Text extends string> = Record<never, never> extends Record<Text, unknown> ? never : Text;

/** Kinds of errors that one script remembers, so that one that repeats is counted instead of listed. */
const REMEMBERED = 50;

const PAGES = ['popup', 'sidepanel', 'palette', 'options', 'welcome'] as const;

function contextOf(): string {
  const path = globalThis.location?.pathname ?? '';
  return PAGES.find((page) => path === `/${page}.html`) ?? 'background';
}

const seen = new Map<string, { key: string; entry: ErrorEntry }>();
const unwritten = new Map<string, ErrorEntry>();
let isWriting = false;

async function write(): Promise<void> {
  isWriting = true;
  while (unwritten.size > 0) {
    const entries = new Map(unwritten);
    unwritten.clear();
    try {
      await storeErrors(entries);
    } catch {
      // There is nowhere else to report this: `storage.session` is full, or a script on a web page can't use it.
    }
  }
  isWriting = false;
}

function add(entry: ErrorEntry): void {
  const kind = JSON.stringify({ ...entry, at: 0 });
  const known = seen.get(kind);
  const key = known?.key ?? newKey();
  const counted = known ? { ...entry, times: known.entry.times + 1 } : entry;
  seen.delete(kind);
  seen.set(kind, { key, entry: counted });
  for (const oldest of seen.keys()) {
    if (seen.size <= REMEMBERED) break;
    seen.delete(oldest);
  }
  unwritten.set(key, counted);
  if (!isWriting) void write();
}

function note(error: unknown, where: string, state: string | null): void {
  try {
    add(entryOf(error, { context: contextOf(), where, state, at: Date.now() }));
  } catch {
    // An error whose own fields throw. Whoever reports it must go on.
  }
}

/**
 * Notes an error that nobody is shown, without anything private. Returns at once and never throws. `where` says what was
 * being done (`library.sync`), `state` what state its subject was in.
 */
export function report<const Where extends string, const State extends string = never>(
  error: unknown,
  where: Where & Literal<Where>,
  state?: State & Literal<State>,
): void {
  note(error, where, state ?? null);
}

/** The same as a handler: `work.catch(reportAs('library.sync'))`. */
export function reportAs<const Where extends string>(
  where: Where & Literal<Where>,
): (error: unknown) => void {
  return (error) => note(error, where, null);
}

/** For work that nobody waits for. */
export function detach<const Where extends string>(
  work: Promise<unknown>,
  where: Where & Literal<Where>,
): void {
  work.catch((error: unknown) => note(error, where, null));
}

/** Reports what nothing else catches in this script. Called once, where the script starts. */
export function reportUncaught(): void {
  globalThis.addEventListener('error', ({ error }) => report(error, 'uncaught.error'));
  globalThis.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'uncaught.rejection'));
}
