import { text, textOrNull, values } from './row.ts';
import type { Row, Store } from './store.ts';

export interface StoredUser {
  id: string;
  username: string;
  userhash: string;
  firstname: string | null;
  lastname: string | null;
  bio: string | null;
  registrationDate: string;
  /** Handles, editor and active world, by boromir's names. */
  fields: Record<string, unknown>;
}

function fromRow(row: Row): StoredUser {
  return {
    id: text(row, 'id'),
    username: text(row, 'username'),
    userhash: text(row, 'userhash'),
    firstname: textOrNull(row, 'firstname'),
    lastname: textOrNull(row, 'lastname'),
    bio: textOrNull(row, 'bio'),
    registrationDate: text(row, 'registrationDate'),
    fields: values(row, 'fields'),
  };
}

export function insertUser(store: Store, user: StoredUser, token: string): void {
  store.insert('users', { ...user, token, fields: JSON.stringify(user.fields) });
}

/** Updates what users may change about themselves. */
export function updateUser(store: Store, user: StoredUser): void {
  store.run(
    'UPDATE users SET firstname = ?, lastname = ?, bio = ?, fields = ? WHERE id = ?',
    user.firstname,
    user.lastname,
    user.bio,
    JSON.stringify(user.fields),
    user.id,
  );
}

export function userByToken(store: Store, token: string): StoredUser | null {
  const row = store.get('SELECT * FROM users WHERE token = ?', token);
  return row ? fromRow(row) : null;
}

export function userById(store: Store, id: string): StoredUser | null {
  const row = store.get('SELECT * FROM users WHERE id = ?', id);
  return row ? fromRow(row) : null;
}

export function userByName(store: Store, username: string): StoredUser | null {
  const row = store.get('SELECT * FROM users WHERE username = ?', username);
  return row ? fromRow(row) : null;
}

export function setMeta(store: Store, key: string, value: string): void {
  store.run(
    'INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    key,
    value,
  );
}

export function getMeta(store: Store, key: string): string | null {
  const row = store.get('SELECT value FROM meta WHERE key = ?', key);
  return row ? text(row, 'value') : null;
}
