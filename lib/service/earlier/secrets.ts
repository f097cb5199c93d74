import type { Client } from '../client.ts';
import { cannot } from '../described.ts';
import { every } from '../every.ts';
import type { SecretService, SubscriberGroupService } from '../port.ts';
import { plainReference } from '../schema/reference.ts';
import { secret } from '../schema/secret.ts';
import { lists, reads } from './methods.ts';

export function secrets(client: Client): SecretService {
  const list = lists(client, 'world/{id}/secrets', 'secrets', plainReference);
  return {
    secrets: list,
    everySecret: every(list),
    secret: reads(client, 'secret/{id}', secret),
    createSecret: cannot('create secrets'),
    patchSecret: cannot('change secrets'),
    deleteSecret: cannot('delete secrets'),
  };
}

export function subscriberGroups(): SubscriberGroupService {
  const list = cannot('list subscriber groups');
  return {
    subscriberGroups: list,
    everySubscriberGroup: every(list),
    subscriberGroup: cannot('read a subscriber group'),
    createSubscriberGroup: cannot('create subscriber groups'),
    patchSubscriberGroup: cannot('change subscriber groups'),
    deleteSubscriberGroup: cannot('delete subscriber groups'),
  };
}
