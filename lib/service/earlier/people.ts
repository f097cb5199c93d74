import type { Reference, WorldSummary } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { described } from '../described.ts';
import type { CallOptions, IdentityService, UserService } from '../port.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { numberedReference, plainReference } from '../schema/reference.ts';
import { userProfile } from '../schema/user.ts';
import { get, listed, WHOLE } from './calls.ts';
import { wholeList } from './methods.ts';
import { earlierUser, earlierWorldSummary } from './schemas.ts';

export function people(
  client: Client,
): IdentityService & UserService & { worlds(options?: CallOptions): Promise<WorldSummary[]> } {
  /** This version has no `identity`; its user says the same. */
  const self = async (options?: CallOptions) =>
    parseEntity(earlierUser, await client.read(get('user'), options));

  const userWorlds = described(['GET user/{id}/worlds'], async (id: string, options?: CallOptions) => {
    const answer = await client.read(listed('user/{id}/worlds', id), options);
    return parsePage(earlierWorldSummary, answer.worlds, WHOLE, (wire) => ({
      id: wire.id,
      title: wire.name ?? wire.title ?? '',
      slug: wire.slug,
      url: wire.url,
      ownership: null,
    })).items;
  });

  return {
    identity: described(['GET user'], async (options) => {
      const { id, username } = await self(options);
      return { id, username: username ?? '' };
    }),
    user: described(['GET user'], async (options) => {
      const { id, username, url, locale } = await self(options);
      return { id, username: username ?? '', url, locale };
    }),
    userProfile: described(['GET user/{id}'], async (id, options) =>
      parseEntity(userProfile, await client.read(get('user/{id}', id), options), id),
    ),
    userWorlds,
    userManuscripts: wholeList(client, 'user/{id}/manuscripts', 'manuscripts', plainReference),
    userImages: described(['GET user/{id}/images'], async (id, options) =>
      imagesIn(await client.read(listed('user/{id}/images', id), options)),
    ),
    worlds: described(['GET user', 'GET user/{id}/worlds'], async (options) =>
      userWorlds((await self(options)).id, options),
    ),
  };
}

/** The shape of this list is not documented: `images` like its sisters, or else the first list there is. */
function imagesIn(answer: Readonly<Record<string, unknown>>): Reference<number>[] {
  const entries = answer.images ?? Object.values(answer).find(Array.isArray);
  return parsePage(numberedReference, entries, WHOLE, (item) => item).items;
}
