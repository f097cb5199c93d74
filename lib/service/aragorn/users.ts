import type { Reference } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import type { UserService } from '../port.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { numberedReference, plainReference } from '../schema/reference.ts';
import { userProfile } from '../schema/user.ts';
import { get, listed, WHOLE } from './calls.ts';
import { wholeList } from './methods.ts';
import { worldsOf } from './people.ts';

export function users(client: Client): UserService {
  return {
    userProfile: describeMethod(['GET user/{id}'], async (id, options) =>
      parseEntity(userProfile, await client.read(get('user/{id}', id), options), id),
    ),
    userWorlds: worldsOf(client),
    userManuscripts: wholeList(client, 'user/{id}/manuscripts', 'manuscripts', plainReference),
    userImages: describeMethod(['GET user/{id}/images'], async (id, options) =>
      imagesIn(await client.read(listed('user/{id}/images', id), options)),
    ),
  };
}

/** The format of this response is undocumented. Takes `images`, as in similar lists, or else the first array found. */
function imagesIn(answer: Readonly<Record<string, unknown>>): Reference<number>[] {
  const entries = answer.images ?? Object.values(answer).find(Array.isArray);
  return parsePage(numberedReference, entries, WHOLE, (item) => item).items;
}
