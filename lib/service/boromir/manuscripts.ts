import type {
  ManuscriptBeatFields,
  ManuscriptFields,
  ManuscriptPartFields,
  ManuscriptVersionFields,
  NewManuscript,
  NewManuscriptBeat,
  NewManuscriptPart,
  NewManuscriptVersion,
} from '../../model/index.ts';
import type { Client } from '../client.ts';
import { iterateList } from '../iterate-list.ts';
import type { ManuscriptPartService, ManuscriptService, ManuscriptVersionService } from '../port.ts';
import { manuscript, manuscriptBeat, manuscriptPart, manuscriptVersion } from '../schema/manuscript.ts';
import { plainReference } from '../schema/reference.ts';
import { linkTo } from '../schema/write.ts';
import { creates, lists, patches, reads, removes } from './methods.ts';

export function manuscripts(client: Client): ManuscriptService {
  const list = lists(client, 'world/manuscripts', plainReference);
  return {
    manuscripts: list,
    everyManuscript: iterateList(list),
    manuscript: reads(client, 'manuscript', 2, manuscript),
    createManuscript: creates(client, 'manuscript', ({ worldId, ...same }: NewManuscript) => ({
      ...same,
      world: linkTo(worldId),
    })),
    patchManuscript: patches(client, 'manuscript', (fields: ManuscriptFields) => ({ ...fields })),
    deleteManuscript: removes(client, 'manuscript'),
  };
}

export function manuscriptVersions(client: Client): Omit<ManuscriptVersionService, 'manuscriptExport'> {
  const list = lists(client, 'manuscript/manuscript_versions', manuscriptVersion);
  return {
    manuscriptVersions: list,
    everyManuscriptVersion: iterateList(list),
    manuscriptVersion: reads(client, 'manuscript_version', 0, manuscriptVersion),
    createManuscriptVersion: creates(
      client,
      'manuscript_version',
      ({ manuscriptId, ...same }: NewManuscriptVersion) => ({ ...same, manuscript: linkTo(manuscriptId) }),
    ),
    patchManuscriptVersion: patches(client, 'manuscript_version', (fields: ManuscriptVersionFields) => ({
      ...fields,
    })),
    deleteManuscriptVersion: removes(client, 'manuscript_version'),
  };
}

export function manuscriptParts(client: Client): ManuscriptPartService {
  const parts = lists(client, 'manuscript_version/manuscript_parts', plainReference);
  const beats = lists(client, 'manuscript_part/manuscript_beats', plainReference);
  return {
    manuscriptParts: parts,
    everyManuscriptPart: iterateList(parts),
    manuscriptPart: reads(client, 'manuscript_part', 2, manuscriptPart),
    createManuscriptPart: creates(
      client,
      'manuscript_part',
      ({ versionId, imageId, ...same }: NewManuscriptPart) => ({
        ...same,
        version: linkTo(versionId),
        image: linkTo(imageId),
      }),
    ),
    patchManuscriptPart: patches(client, 'manuscript_part', (fields: ManuscriptPartFields) => ({
      ...fields,
    })),
    deleteManuscriptPart: removes(client, 'manuscript_part'),
    manuscriptBeats: beats,
    everyManuscriptBeat: iterateList(beats),
    manuscriptBeat: reads(client, 'manuscript_beat', 2, manuscriptBeat),
    createManuscriptBeat: creates(client, 'manuscript_beat', ({ partId, ...same }: NewManuscriptBeat) => ({
      ...same,
      part: linkTo(partId),
    })),
    patchManuscriptBeat: patches(client, 'manuscript_beat', (fields: ManuscriptBeatFields) => ({
      ...fields,
    })),
    deleteManuscriptBeat: removes(client, 'manuscript_beat'),
  };
}
