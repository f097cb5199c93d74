import type { Client } from '../client.ts';
import { mapResult } from '../describe-method.ts';
import { iterateList } from '../iterate-list.ts';
import type { StatblockService } from '../port.ts';
import { statblock, statblockSummary, withData } from '../schema/statblock.ts';
import { lists, reads } from './methods.ts';

export function statblocks(
  client: Client,
): Pick<StatblockService, 'statblocks' | 'everyStatblock' | 'statblock'> {
  const list = lists(client, 'world/{id}/blocks', 'blocks', statblockSummary);
  return {
    statblocks: list,
    everyStatblock: iterateList(list),
    statblock: mapResult(reads(client, 'block/{id}', statblock), withData),
  };
}
