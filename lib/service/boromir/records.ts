import { LISTED_RECORDS, type ListedRecordKind, RECORD_PARENTS, type RecordKind } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import { iterateList } from '../iterate-list.ts';
import type { RecordService } from '../port.ts';
import { parseEntity } from '../schema/parse.ts';
import { plainReference } from '../schema/reference.ts';
import { unsupported } from '../transport/failures.ts';
import { entity, type Granularity } from './calls.ts';
import { eitherName } from './either-name.ts';
import { lists } from './methods.ts';

/** List names that aren't the kind plus "s". */
const PLURALS: Readonly<Record<string, string>> = {
  canvas: 'canvases',
  history: 'histories',
  variable_collection: 'variablecollections',
};
/** Kinds for which granularity 2 doesn't return the most (platform notes, Granularity). */
const FULLEST: Readonly<Record<string, Granularity>> = { world: 1, subscribergroup: 1, rpgsystem: 0 };
const ALONE = 'manuscript_export';

const listPath = (kind: ListedRecordKind): string => `${RECORD_PARENTS[kind]}/${PLURALS[kind] ?? `${kind}s`}`;

const fullest = (kind: RecordKind): Granularity => FULLEST[kind] ?? 2;
const isKind = (name: string): name is RecordKind => name in RECORD_PARENTS && name !== ALONE;

export function records(directClient: Client): RecordService {
  const client = eitherName(directClient, 'variable_collection', 'variablecollection');
  const kinds = Object.keys(RECORD_PARENTS).filter(isKind);
  return {
    everyRecord: describeMethod(
      LISTED_RECORDS.map((kind) => `POST ${listPath(kind)}`),
      (kind, parentId, options) =>
        iterateList(lists(client, listPath(kind), plainReference))(parentId, options),
    ),
    record: describeMethod(
      kinds.map((kind) => `GET ${kind}?granularity=${fullest(kind)}`),
      async (kind, id, options) => {
        if (kind === ALONE) throw unsupported();
        const raw = await client.read(entity(kind, id, fullest(kind)), options);
        parseEntity(plainReference, raw, id);
        return raw;
      },
    ),
  };
}
