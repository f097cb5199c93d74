import { formatInstant, insertUser, type Store, type StoredUser, setMeta } from '../database/index.ts';
import { begin } from './begin.ts';
import type { Random } from './random.ts';

/** Adds a user. The token is stored under the role's name. */
export function addUser(
  store: Store,
  random: Random,
  role: string,
  username: string,
  firstname: string,
  lastname: string,
): StoredUser {
  const user = {
    id: random.uuid(),
    username,
    userhash: random.hex(16),
    firstname,
    lastname,
    bio: `${firstname} draws maps of places that are not there.`,
    registrationDate: formatInstant(begin),
    fields: {},
  };
  const token = random.hex(64);
  insertUser(store, user, token);
  setMeta(store, `${role}.token`, token);
  return user;
}
