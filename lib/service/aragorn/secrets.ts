import type { Client } from '../client.ts';
import { iterateList } from '../iterate-list.ts';
import type { SecretService } from '../port.ts';
import { plainReference } from '../schema/reference.ts';
import { secret } from '../schema/secret.ts';
import { lists, reads } from './methods.ts';

export function secrets(client: Client): Pick<SecretService, 'secrets' | 'everySecret' | 'secret'> {
  const list = lists(client, 'world/{id}/secrets', 'secrets', plainReference);
  return { secrets: list, everySecret: iterateList(list), secret: reads(client, 'secret/{id}', secret) };
}
