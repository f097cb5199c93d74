import type {
  NewSecret,
  NewSubscriberGroup,
  SecretFields,
  SubscriberGroupFields,
} from '../../model/index.ts';
import type { Client } from '../client.ts';
import { iterateList } from '../iterate-list.ts';
import type { SecretService, SubscriberGroupService } from '../port.ts';
import { plainReference } from '../schema/reference.ts';
import { secret, subscriberGroup } from '../schema/secret.ts';
import { linkTo, tagsText } from '../schema/write.ts';
import { creates, lists, patches, reads, removes } from './methods.ts';

export function secrets(client: Client): SecretService {
  const list = lists(client, 'world/secrets', plainReference);
  return {
    secrets: list,
    everySecret: iterateList(list),
    // Granularity 0 returns the content but not the article of a secret.
    secret: reads(client, 'secret', 2, secret),
    createSecret: creates(client, 'secret', ({ worldId, ...fields }: NewSecret) => ({
      ...secretBody(fields),
      world: linkTo(worldId),
    })),
    patchSecret: patches(client, 'secret', secretBody),
    deleteSecret: removes(client, 'secret'),
  };
}

function secretBody({ tags, groupIds, articleId, ...same }: SecretFields) {
  return {
    ...same,
    tags: tagsText(tags),
    subscribergroups: groupIds?.map(linkTo),
    article: linkTo(articleId),
  };
}

export function subscriberGroups(client: Client): SubscriberGroupService {
  const list = lists(client, 'world/subscribergroups', plainReference);
  return {
    subscriberGroups: list,
    everySubscriberGroup: iterateList(list),
    subscriberGroup: reads(client, 'subscribergroup', 1, subscriberGroup),
    createSubscriberGroup: creates(
      client,
      'subscribergroup',
      ({ worldId, ...fields }: NewSubscriberGroup) => ({
        ...fields,
        world: linkTo(worldId),
      }),
    ),
    patchSubscriberGroup: patches(client, 'subscribergroup', (fields: SubscriberGroupFields) => ({
      ...fields,
    })),
    deleteSubscriberGroup: removes(client, 'subscribergroup'),
  };
}
