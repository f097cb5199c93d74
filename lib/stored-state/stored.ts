import browser from 'webextension-polyfill';

/**
 * A key of `storage.local` that several screens read. `parse` must accept any value; it gets undefined if there is none.
 * `format` makes what is stored of a value; null removes the key.
 */
export function stored<T>(
  key: string,
  parse: (raw: unknown) => T,
  format: (value: T) => unknown = (value) => value,
) {
  async function read(): Promise<T> {
    return parse((await browser.storage.local.get(key))[key]);
  }

  async function write(value: T): Promise<void> {
    const item = format(value);
    if (item === null) await browser.storage.local.remove(key);
    else await browser.storage.local.set({ [key]: item });
  }

  return {
    read,
    write,
    /** Calls the listener with each new value from any context. Returns a function that stops it. */
    watch(listener: (value: T) => void): () => void {
      const onStorageChange = (changes: Record<string, { newValue?: unknown }>, area: string) => {
        const change = area === 'local' ? changes[key] : undefined;
        if (change) listener(parse(change.newValue));
      };
      browser.storage.onChanged.addListener(onStorageChange);
      return () => browser.storage.onChanged.removeListener(onStorageChange);
    },
    /** One change at a time, whichever context makes it. */
    change: (edit: (value: T) => T): Promise<void> =>
      navigator.locks.request(key, async () => write(edit(await read()))),
  };
}
