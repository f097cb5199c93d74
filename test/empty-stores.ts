/** Empties every store of this process, but leaves the databases: modules that files share may have them open. */
export async function emptyStores(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name !== undefined) await emptyDatabase(name);
}

function emptyDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      const close = () => {
        database.close();
        resolve();
      };
      if (stores.length === 0) return close();
      const transaction = database.transaction(stores, 'readwrite');
      for (const store of stores) transaction.objectStore(store).clear();
      transaction.oncomplete = close;
      transaction.onabort = () => reject(transaction.error);
    };
  });
}
