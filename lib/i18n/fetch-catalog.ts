import type { CompiledMessage } from 'icu-minify/format';
import type { Catalog } from './catalog.ts';

/** Copy of the language in use in `localStorage`. The setting takes a few milliseconds longer to read. */
const COPY = 'language';

/** Address of the names of all messages, by section. They are the same in every language, so they are stored once. */
const NAMES = '/messages/names.json';

type Names = Readonly<Record<string, readonly string[]>>;

/** A language as it is stored: for each section the messages in the order of their names. */
export type PackedCatalog = readonly (readonly CompiledMessage[])[];

type Fetched = Promise<[names: Names, messages: PackedCatalog]>;

declare global {
  /** Messages that a page began to read before its script was there. */
  var startedMessages: { language: string; fetched: Fetched } | undefined;
}

async function fetchFiles(language: string): Fetched {
  const read = async (address: string) => (await fetch(address)).json();
  return await Promise.all([read(NAMES), read(`/messages/${language}.json`)]);
}

/** The language that pages used last, or null. */
export function lastLanguage(): string | null {
  try {
    return localStorage.getItem(COPY);
  } catch {
    // Site data is blocked: pages wait for the setting.
    return null;
  }
}

export function rememberLanguage(language: string): void {
  try {
    localStorage.setItem(COPY, language);
  } catch {
    // Site data is blocked: pages wait for the setting.
  }
}

/** Starts to read the messages while the page's script still loads. */
export function startMessages(): void {
  const language = lastLanguage();
  if (language !== null) globalThis.startedMessages = { language, fetched: fetchFiles(language) };
}

/** Puts names and messages together. Each section waits for its first use: a screen needs only a few of them. */
export function unpack(names: Names, messages: PackedCatalog): Catalog {
  const catalog: Catalog = {};
  for (const [at, [section, own]] of Object.entries(names).entries()) {
    Object.defineProperty(catalog, section, {
      enumerable: true,
      configurable: true,
      get() {
        const value = Object.fromEntries(own.map((name, index) => [name, messages[at]?.[index] ?? '']));
        Object.defineProperty(catalog, section, { enumerable: true, value });
        return value;
      },
    });
  }
  return catalog;
}

/** Reads a language of the extension, or what `startMessages` has begun to read. */
export async function fetchCatalog(language: string): Promise<Catalog> {
  const started = globalThis.startedMessages;
  globalThis.startedMessages = undefined;
  const fetched = started?.language === language ? started.fetched : fetchFiles(language);
  return unpack(...(await fetched));
}
