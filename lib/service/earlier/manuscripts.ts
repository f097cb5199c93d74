import type { Client } from '../client.ts';
import { cannot, described } from '../described.ts';
import { every } from '../every.ts';
import type {
  CallOptions,
  ManuscriptPartService,
  ManuscriptService,
  ManuscriptVersionService,
} from '../port.ts';
import { exportOf } from '../schema/export.ts';
import { manuscript, manuscriptVersion } from '../schema/manuscript.ts';
import { parseEntity } from '../schema/parse.ts';
import { get, listed } from './calls.ts';
import { reads } from './methods.ts';

const ONE = 'manuscript/{id}';
const VERSION = 'manuscript/version/{id}';
const EXPORT = 'manuscript/version/{id}/export';

export function manuscripts(client: Client): ManuscriptService {
  const list = cannot('list a world’s manuscripts');
  return {
    manuscripts: list,
    everyManuscript: every(list),
    manuscript: reads(client, ONE, manuscript),
    createManuscript: cannot('create manuscripts'),
    patchManuscript: cannot('change manuscripts'),
    deleteManuscript: cannot('delete manuscripts'),
  };
}

export function manuscriptVersions(client: Client): ManuscriptVersionService {
  // The manuscript names its versions, all on one page.
  const versions = described([`GET ${ONE}`], async (id: string, offset: number, options?: CallOptions) => {
    const read = parseEntity(manuscript, await client.read(get(ONE, id), options), id);
    return { items: read.versions.slice(offset), offset, last: true, skipped: 0 };
  });
  return {
    manuscriptVersions: versions,
    everyManuscriptVersion: every(versions),
    manuscriptVersion: described([`GET ${VERSION}`], async (id, options) =>
      parseEntity(manuscriptVersion, await client.read(get(VERSION, id), options), id),
    ),
    manuscriptExport: described([`GET ${EXPORT}`], async (id, options) =>
      exportOf(await client.read(listed(EXPORT, id), options), id),
    ),
    createManuscriptVersion: cannot('create manuscript versions'),
    patchManuscriptVersion: cannot('change manuscript versions'),
    deleteManuscriptVersion: cannot('delete manuscript versions'),
  };
}

export function manuscriptParts(): ManuscriptPartService {
  const parts = cannot('list a manuscript’s parts one by one');
  const beats = cannot('list the beats of a part');
  return {
    manuscriptParts: parts,
    everyManuscriptPart: every(parts),
    manuscriptPart: cannot('read one part of a manuscript'),
    createManuscriptPart: cannot('create parts of manuscripts'),
    patchManuscriptPart: cannot('change parts of manuscripts'),
    deleteManuscriptPart: cannot('delete parts of manuscripts'),
    manuscriptBeats: beats,
    everyManuscriptBeat: every(beats),
    manuscriptBeat: cannot('read a beat'),
    createManuscriptBeat: cannot('create beats'),
    patchManuscriptBeat: cannot('change beats'),
    deleteManuscriptBeat: cannot('delete beats'),
  };
}
