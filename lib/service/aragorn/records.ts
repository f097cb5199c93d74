import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import type { RecordService } from '../port.ts';
import { exportOf } from '../schema/export.ts';
import { parseEntity } from '../schema/parse.ts';
import { plainReference } from '../schema/reference.ts';
import { unsupported } from '../transport/failures.ts';
import { get, listed } from './calls.ts';

const PATHS: Readonly<Record<string, string>> = {
  world: 'world/{id}',
  manuscript_version: 'manuscript/version/{id}',
};
const EXPORT = 'manuscript/version/{id}/export';

export function records(client: Client): Pick<RecordService, 'record'> {
  return {
    record: describeMethod(
      [...Object.values(PATHS), EXPORT].map((path) => `GET ${path}`),
      async (kind, id, options) => {
        const path = PATHS[kind];
        if (path !== undefined) {
          const raw = await client.read(get(path, id), options);
          parseEntity(plainReference, raw, id);
          return raw;
        }
        if (kind !== 'manuscript_export') throw unsupported();
        const raw = await client.read(listed(EXPORT, id), options);
        exportOf(raw, id);
        return raw;
      },
    ),
  };
}
