import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import { iterateList } from '../iterate-list.ts';
import type { CallOptions, ManuscriptService, ManuscriptVersionService } from '../port.ts';
import { exportOf } from '../schema/export.ts';
import { manuscript, manuscriptVersion } from '../schema/manuscript.ts';
import { parseEntity } from '../schema/parse.ts';
import { get, listed } from './calls.ts';
import { reads } from './methods.ts';

const ONE = 'manuscript/{id}';
const VERSION = 'manuscript/version/{id}';
const EXPORT = 'manuscript/version/{id}/export';

export function manuscripts(client: Client): Pick<ManuscriptService, 'manuscript'> {
  return { manuscript: reads(client, ONE, manuscript) };
}

export function manuscriptVersions(
  client: Client,
): Pick<
  ManuscriptVersionService,
  'manuscriptVersions' | 'everyManuscriptVersion' | 'manuscriptVersion' | 'manuscriptExport'
> {
  // The manuscript itself lists all of its versions, so there is one page.
  const versions = describeMethod(
    [`GET ${ONE}`],
    async (id: string, offset: number, options?: CallOptions) => {
      const read = parseEntity(manuscript, await client.read(get(ONE, id), options), id);
      return { items: read.versions.slice(offset), offset, last: true, skipped: 0 };
    },
  );
  return {
    manuscriptVersions: versions,
    everyManuscriptVersion: iterateList(versions),
    manuscriptVersion: describeMethod([`GET ${VERSION}`], async (id, options) =>
      parseEntity(manuscriptVersion, await client.read(get(VERSION, id), options), id),
    ),
    manuscriptExport: describeMethod([`GET ${EXPORT}`], async (id, options) =>
      exportOf(await client.read(listed(EXPORT, id), options), id),
    ),
  };
}
