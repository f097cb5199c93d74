import { type ErrorEntry, entryOf, newKey, storeErrors } from './error-log.ts';

/** Accepts only string literals, because a text built at run time could contain user content. */
type Literal<Text extends string> = Record<never, never> extends Record<Text, unknown> ? never : Text;

/** Distinct errors that a script remembers, so that a repeated one is counted instead of listed again. */
const REMEMBERED = 50;

const PAGES = ['popup', 'sidepanel', 'palette', 'options', 'welcome'] as const;

function contextOf(): string {
  const path = globalThis.location?.pathname ?? '';
  return PAGES.find((page) => path === `/${page}.html`) ?? 'background';
}

/** States that `withState` attached. The errors themselves stay as they are. */
const states = new WeakMap<object, string>();

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
      // Nothing to report to: `storage.session` is full, or inaccessible because this is a script on a web page.
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

function logError(error: unknown, where: string, state: string | null): void {
  try {
    const attached = typeof error === 'object' && error !== null ? states.get(error) : undefined;
    add(entryOf(error, { context: contextOf(), where, state: state ?? attached ?? null, at: Date.now() }));
  } catch {
    // The error's own properties throw. The caller must be able to continue.
  }
}

/**
 * Logs an error that isn't shown to the user, without private data. Returns immediately and never throws. `where` names
 * the operation (`library.sync`); `state` is the state of the object concerned.
 */
export function report<const Where extends string, const State extends string = never>(
  error: unknown,
  where: Where & Literal<Where>,
  state?: State & Literal<State>,
): void {
  logError(error, where, state ?? null);
}

/** Like `report`, as a handler: `work.catch(reportAs('library.sync'))`. */
export function reportAs<const Where extends string>(
  where: Where & Literal<Where>,
): (error: unknown) => void {
  return (error) => logError(error, where, null);
}

/** Like `reportAs`, with a value to use instead: `read().catch(reportAndUse('library.read', null))`. */
export function reportAndUse<const Where extends string, Value>(
  where: Where & Literal<Where>,
  value: Value,
): (error: unknown) => Value {
  return (error) => {
    logError(error, where, null);
    return value;
  };
}

/**
 * Does some work. If it fails, whoever reports the error later also reports this state of the work's subject, such as
 * `'sending.readHint'`. The innermost state counts.
 */
export async function withState<const State extends string, Value>(
  state: State & Literal<State>,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (typeof error === 'object' && error !== null && !states.has(error)) states.set(error, state);
    throw error;
  }
}

/** Runs a promise in the background and reports its failure. */
export function detach<const Where extends string>(
  work: Promise<unknown>,
  where: Where & Literal<Where>,
): void {
  work.catch((error: unknown) => logError(error, where, null));
}

/** Reports uncaught errors in this script. Call once, when the script starts. */
export function reportUncaught(): void {
  globalThis.addEventListener('error', ({ error }) => report(error, 'uncaught.error'));
  globalThis.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'uncaught.rejection'));
}
