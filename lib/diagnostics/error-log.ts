import browser from 'webextension-polyfill';

/** An error as it is stored and copied. All texts are names from code or the browser, never user content. */
export interface ErrorEntry {
  /** Time of the last occurrence, in milliseconds since 1970. */
  at: number;
  times: number;
  /** The script in which it happened. */
  context: string;
  /** The operation that failed. */
  where: string;
  /** Name and code of the error, followed by those of its causes. */
  names: string[];
  /** State of the object concerned, such as a draft's. */
  state: string | null;
  /** Stack frames, innermost first: file in the package, line, column. */
  stack: string[];
}

const FRAMES = 8;
const CAUSES = 3;

/** Our error names that don't end in “Error”. */
const OWN_NAMES: ReadonlySet<string> = new Set([
  'ArchiveFull',
  'BackupDamaged',
  'ZipDamaged',
  'DatabaseUnavailable',
  'HistoryUnavailable',
  'NotRemoved',
  'OutboxUnavailable',
  'Unusable',
]);
const STANDARD_NAME = /^[A-Z][A-Za-z]{0,40}Error$/;

/** Our errors that carry a fixed code in one of these fields. */
const CODED: ReadonlySet<string> = new Set([...OWN_NAMES, 'ProblemError', 'ServiceError']);
const CODE_FIELDS = ['fault', 'reason', 'kind'] as const;
const CODE = /^[a-z][A-Za-z]{0,30}$/;
const LABEL = /^[a-z][A-Za-z]*(?:[.-][a-z][A-Za-z]*){0,5}$/i;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns `text` if it looks like a name from our code, else the fallback. */
const labelOr = (text: string, fallback: string): string =>
  text.length <= 60 && LABEL.test(text) ? text : fallback;

function codeOf(error: Error): string | null {
  if (!CODED.has(error.name)) return null;
  const detail: unknown = Reflect.get(error, 'failure') ?? Reflect.get(error, 'problem');
  const holder = isObject(detail) ? detail : error;
  for (const field of CODE_FIELDS) {
    const value: unknown = Reflect.get(holder, field);
    if (typeof value === 'string' && CODE.test(value)) return value;
  }
  return null;
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const name = OWN_NAMES.has(error.name) || STANDARD_NAME.test(error.name) ? error.name : 'Error';
  const code = codeOf(error);
  return code === null ? name : `${name} (${code})`;
}

function namesOf(error: unknown): string[] {
  const names: string[] = [];
  for (let one = error; names.length < CAUSES; one = one.cause) {
    names.push(nameOf(one));
    if (!(one instanceof Error) || one.cause === undefined) break;
  }
  return names;
}

/** Frames from our own files only. V8's stack starts with the message, which may contain user content. */
function stackOf(error: unknown): string[] {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return [];
  const { stack, message } = error;
  const start = message === '' ? -1 : stack.indexOf(message);
  const frames = start === -1 ? stack : stack.slice(start + message.length);
  const files = frames.matchAll(/-extension:\/\/[\w-]+\/([\w./-]{1,80}\.js:\d{1,7}:\d{1,7})\)?$/gm);
  return [...files].slice(0, FRAMES).map(([, file = '']) => file);
}

/** Converts an error to an entry without message, function names and addresses: they may be user content. */
export function entryOf(
  error: unknown,
  { context, where, state, at }: { context: string; where: string; state: string | null; at: number },
): ErrorEntry {
  return {
    ...{ at, times: 1, context },
    where: labelOr(where, 'unnamed'),
    names: namesOf(error),
    state: state === null ? null : labelOr(state, 'unnamed'),
    stack: stackOf(error),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Returns null if the stored value isn't an entry. */
function parseEntry(raw: unknown): ErrorEntry | null {
  if (!isObject(raw) || !('at' in raw && 'times' in raw && 'context' in raw && 'where' in raw)) return null;
  if (!('names' in raw && 'state' in raw && 'stack' in raw)) return null;
  const { at, times, context, where, names, state, stack } = raw;
  if (typeof at !== 'number' || typeof times !== 'number' || !isText(context) || !isText(where)) return null;
  if (!isTexts(names) || !isTexts(stack) || !(state === null || isText(state))) return null;
  return { at, times, context, where, names, state, stack };
}

/** Maximum number of entries to keep. */
const MOST = 200;
/** New entries per script before old ones are removed. */
const PRUNE_EVERY = 20;
const PREFIX = 'diagnostics.error.';

/** Each entry has its own key, so that scripts running at the same time can't overwrite each other's. */
const script = crypto.randomUUID();
let count = 0;

export const newKey = (): string => `${PREFIX}${script}.${count++}`;

async function stored(): Promise<[key: string, entry: ErrorEntry][]> {
  const all = Object.entries(await browser.storage.session.get(null));
  return all
    .flatMap(([key, raw]): [string, ErrorEntry][] => {
      const entry = key.startsWith(PREFIX) ? parseEntry(raw) : null;
      return entry ? [[key, entry]] : [];
    })
    .sort(([, a], [, b]) => b.at - a.at);
}

let untilPrune = 0;

/** Stores entries by key. Occasionally removes the oldest ones. */
export async function storeErrors(entries: ReadonlyMap<string, ErrorEntry>): Promise<void> {
  await browser.storage.session.set(Object.fromEntries(entries));
  untilPrune -= entries.size;
  if (untilPrune > 0) return;
  untilPrune = PRUNE_EVERY;
  const old = (await stored()).slice(MOST).map(([key]) => key);
  if (old.length > 0) await browser.storage.session.remove(old);
}

/** Errors of this browser session, newest first. */
export async function readErrors(): Promise<ErrorEntry[]> {
  return (await stored()).slice(0, MOST).map(([, entry]) => entry);
}
