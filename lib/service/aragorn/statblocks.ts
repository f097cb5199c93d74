import type { Client } from '../client.ts';
import { followedBy } from '../described.ts';
import { every } from '../every.ts';
import type { StatblockService } from '../port.ts';
import { statblock, statblockSummary, withData } from '../schema/statblock.ts';
import { lists, reads } from './methods.ts';

export function statblocks(
  client: Client,
): Pick<StatblockService, 'statblocks' | 'everyStatblock' | 'statblock'> {
  const list = lists(client, 'world/{id}/blocks', 'blocks', statblockSummary);
  return {
    statblocks: list,
    everyStatblock: every(list),
    statblock: followedBy(reads(client, 'block/{id}', statblock), withData),
  };
}
