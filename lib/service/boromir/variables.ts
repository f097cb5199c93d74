import type {
  NewVariable,
  NewVariableCollection,
  VariableCollectionFields,
  VariableFields,
} from '../../model/index.ts';
import type { Client } from '../client.ts';
import { iterateList } from '../iterate-list.ts';
import type { VariableService } from '../port.ts';
import { variable, variableCollection } from '../schema/note.ts';
import { plainReference } from '../schema/reference.ts';
import { linkTo } from '../schema/write.ts';
import { eitherName } from './either-name.ts';
import { creates, lists, patches, reads, removes } from './methods.ts';

const COLLECTION = 'variable_collection';

export function variables(directClient: Client): VariableService {
  // Live clients omit the underscore of the documented name (platform notes, Endpoint table).
  const client = eitherName(directClient, COLLECTION, 'variablecollection');
  const collections = lists(client, 'world/variablecollections', plainReference);
  const inside = lists(client, `${COLLECTION}/variables`, plainReference);
  return {
    variableCollections: collections,
    everyVariableCollection: iterateList(collections),
    variableCollection: reads(client, COLLECTION, 2, variableCollection),
    createVariableCollection: creates(client, COLLECTION, ({ worldId, ...same }: NewVariableCollection) => ({
      ...same,
      world: linkTo(worldId),
    })),
    patchVariableCollection: patches(client, COLLECTION, (fields: VariableCollectionFields) => ({
      ...fields,
    })),
    deleteVariableCollection: removes(client, COLLECTION),
    variables: inside,
    everyVariable: iterateList(inside),
    variable: reads(client, 'variable', 2, variable),
    createVariable: creates(client, 'variable', ({ worldId, collectionId, ...fields }: NewVariable) => ({
      ...body({ type: 'string', ...fields }),
      world: linkTo(worldId),
      collection: linkTo(collectionId),
    })),
    patchVariable: patches(client, 'variable', body),
    deleteVariable: removes(client, 'variable'),
  };
}

function body({ key, value, type }: VariableFields) {
  return { k: key, v: value, type };
}
