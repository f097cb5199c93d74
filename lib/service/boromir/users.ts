import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import type { UserService } from '../port.ts';
import { parseEntity } from '../schema/parse.ts';
import { userProfile } from '../schema/user.ts';
import { entity } from './calls.ts';
import { worldsOf } from './people.ts';

export function users(client: Client): Pick<UserService, 'userProfile' | 'userWorlds'> {
  return {
    // Granularity -1 only: a higher one would return email address, birthday and tokens.
    userProfile: describeMethod(['GET user?granularity=-1'], async (id, options) =>
      parseEntity(userProfile, await client.read(entity('user', id, -1), options), id),
    ),
    userWorlds: worldsOf(client),
  };
}
