import browser from 'webextension-polyfill';

/** A key of `storage.local` that several screens read, with its parser. */
export interface Stored<T> {
  read(): Promise<T>;
  /** Calls the listener with each new value from any context. Returns a function that stops it. */
  watch(listener: (value: T) => void): () => void;
  /** Null removes the key. */
  write(value: T | null): Promise<void>;
}

/** `parse` receives the stored value, or undefined if there is none. It must accept any value. */
export function stored<T>(key: string, parse: (raw: unknown) => T): Stored<T> {
  return {
    async read() {
      return parse((await browser.storage.local.get(key))[key]);
    },
    watch(listener) {
      const onStorageChange = (changes: Record<string, { newValue?: unknown }>, area: string) => {
        const change = area === 'local' ? changes[key] : undefined;
        if (change) listener(parse(change.newValue));
      };
      browser.storage.onChanged.addListener(onStorageChange);
      return () => browser.storage.onChanged.removeListener(onStorageChange);
    },
    async write(value) {
      if (value === null) await browser.storage.local.remove(key);
      else await browser.storage.local.set({ [key]: value });
    },
  };
}
