import { openDB } from 'idb';

const open = () => openDB('bench', 1, { upgrade: (db) => db.createObjectStore('engines') });

export async function keep(key: string, stored: unknown): Promise<void> {
  const db = await open();
  await db.put('engines', stored, key);
  db.close();
}

export async function kept<Stored>(key: string): Promise<Stored> {
  const db = await open();
  const stored = await db.get('engines', key);
  db.close();
  if (stored === undefined) throw new Error(`Nothing is kept under ${key}.`);
  return stored;
}

/** Stored size: blobs as they are, texts and lists as JSON in UTF-8. */
export function bytes(stored: unknown): number {
  if (stored instanceof Blob) return stored.size;
  if (typeof stored === 'string') return new Blob([stored]).size;
  if (stored instanceof Map) return bytes([...stored]);
  const parts = typeof stored === 'object' && stored !== null ? Object.values(stored) : [];
  if (parts.some((part) => part instanceof Blob)) return parts.reduce((all, part) => all + bytes(part), 0);
  return new Blob([JSON.stringify(stored)]).size;
}
