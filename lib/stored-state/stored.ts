import browser from 'webextension-polyfill';

/** One key of `storage.local`, read by every screen and parsed at the border. */
export interface Stored<T> {
  read(): Promise<T>;
  /** Calls back with each new value, whichever context wrote it. Returns how to stop. */
  watch(listener: (value: T) => void): () => void;
  /** Null takes the key away. */
  write(value: T | null): Promise<void>;
}

/** `parse` is given whatever lies in the store (undefined: nothing) and must answer for any of it. */
export function stored<T>(key: string, parse: (raw: unknown) => T): Stored<T> {
  return {
    async read() {
      return parse((await browser.storage.local.get(key))[key]);
    },
    watch(listener) {
      const changed = (changes: Record<string, { newValue?: unknown }>, area: string) => {
        const change = area === 'local' ? changes[key] : undefined;
        if (change) listener(parse(change.newValue));
      };
      browser.storage.onChanged.addListener(changed);
      return () => browser.storage.onChanged.removeListener(changed);
    },
    async write(value) {
      if (value === null) await browser.storage.local.remove(key);
      else await browser.storage.local.set({ [key]: value });
    },
  };
}
