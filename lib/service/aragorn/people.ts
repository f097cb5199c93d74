import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import type { CallOptions, IdentityService, WorldService } from '../port.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { get, listed, WHOLE } from './calls.ts';
import { aragornUser, aragornWorldSummary } from './schemas.ts';

export function people(client: Client): IdentityService & Pick<WorldService, 'worlds'> {
  /** Aragorn has no `identity` endpoint; `user` returns the same. */
  const self = async (options?: CallOptions) =>
    parseEntity(aragornUser, await client.read(get('user'), options));

  const userWorlds = worldsOf(client);

  return {
    identity: describeMethod(['GET user'], async (options) => {
      const { id, username } = await self(options);
      return { id, username: username ?? '' };
    }),
    user: describeMethod(['GET user'], async (options) => {
      const { id, username, url, locale } = await self(options);
      return { id, username: username ?? '', url, locale };
    }),
    worlds: describeMethod(['GET user', 'GET user/{id}/worlds'], async (options) =>
      userWorlds((await self(options)).id, options),
    ),
  };
}

export function worldsOf(client: Client) {
  return describeMethod(['GET user/{id}/worlds'], async (id: string, options?: CallOptions) => {
    const answer = await client.read(listed('user/{id}/worlds', id), options);
    return parsePage(aragornWorldSummary, answer.worlds, WHOLE, (wire) => ({
      id: wire.id,
      title: wire.name ?? wire.title ?? '',
      slug: wire.slug,
      url: wire.url,
      ownership: null,
    })).items;
  });
}
