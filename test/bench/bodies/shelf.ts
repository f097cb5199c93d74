import { openDB } from 'idb';

/** Stores texts and segments like the library: texts by location, so that a single one can be read for its snippet. */
const open = () =>
  openDB('bodies', 1, {
    upgrade(db) {
      db.createObjectStore('texts');
      db.createObjectStore('segments');
    },
  });

export async function keepTexts(texts: readonly { location: number; text: string }[]): Promise<void> {
  const db = await open();
  const transaction = db.transaction('texts', 'readwrite');
  for (const { location, text } of texts) void transaction.store.put(text, location);
  await transaction.done;
  db.close();
}

export async function keepSegment(bytes: ArrayBuffer): Promise<void> {
  const db = await open();
  await db.put('segments', new Blob([bytes]), 'all');
  db.close();
}

export interface Shelf {
  segment: ArrayBuffer;
  text(location: number): Promise<string>;
}

export async function openShelf(): Promise<Shelf> {
  const db = await open();
  const kept: unknown = await db.get('segments', 'all');
  if (!(kept instanceof Blob)) throw new Error('No segment is kept.');
  return {
    segment: await kept.arrayBuffer(),
    async text(location) {
      const text: unknown = await db.get('texts', location);
      return typeof text === 'string' ? text : '';
    },
  };
}
