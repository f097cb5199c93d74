import type { CompiledMessage } from 'icu-minify/format';

/** The compiled messages of a language: section, name, message. */
export type Catalog = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>;

interface Loaded {
  language: string;
  catalog: Catalog;
}

let loaded: Loaded | null = null;

/** Replaces the messages in use. Only this module's loaders and tests call it. */
export function useCatalog(language: string, catalog: Catalog): void {
  loaded = { language, catalog };
}

/** The language of the messages in use, or null if none are loaded yet. */
export const loadedLanguage = (): string | null => loaded?.language ?? null;

/** The messages in use. Throws if none are loaded: nothing can be shown before. */
export function current(): Loaded {
  if (!loaded) throw new Error('The messages are not loaded yet.');
  return loaded;
}

/** A message of the catalog in use, or undefined if there is none by that id. */
export function find(id: string): CompiledMessage | undefined {
  const dot = id.indexOf('.');
  const section = current().catalog[id.slice(0, dot)];
  const name = id.slice(dot + 1);
  return section && Object.hasOwn(section, name) ? section[name] : undefined;
}
