import type {
  Manuscript,
  ManuscriptBeat,
  ManuscriptBeatFields,
  ManuscriptExport,
  ManuscriptFields,
  ManuscriptId,
  ManuscriptPart,
  ManuscriptPartFields,
  ManuscriptVersion,
  ManuscriptVersionFields,
  ManuscriptVersionId,
  NewManuscript,
  NewManuscriptBeat,
  NewManuscriptPart,
  NewManuscriptVersion,
  Reference,
  WorldId,
} from '../../model/index.ts';
import type { Create, Every, List, Patch, Read, Remove } from './call.ts';

export interface ManuscriptService {
  manuscripts: List<WorldId, Reference>;
  everyManuscript: Every<WorldId, Reference>;
  manuscript: Read<ManuscriptId, Manuscript>;
  createManuscript: Create<NewManuscript>;
  patchManuscript: Patch<ManuscriptId, ManuscriptFields>;
  deleteManuscript: Remove<ManuscriptId>;
}

export interface ManuscriptVersionService {
  manuscriptVersions: List<ManuscriptId, ManuscriptVersion>;
  everyManuscriptVersion: Every<ManuscriptId, ManuscriptVersion>;
  manuscriptVersion: Read<ManuscriptVersionId, ManuscriptVersion>;
  /** Only for the owner. */
  manuscriptExport: Read<ManuscriptVersionId, ManuscriptExport>;
  createManuscriptVersion: Create<NewManuscriptVersion>;
  patchManuscriptVersion: Patch<ManuscriptVersionId, ManuscriptVersionFields>;
  deleteManuscriptVersion: Remove<ManuscriptVersionId>;
}

export interface ManuscriptPartService {
  manuscriptParts: List<ManuscriptVersionId, Reference>;
  everyManuscriptPart: Every<ManuscriptVersionId, Reference>;
  manuscriptPart: Read<string, ManuscriptPart>;
  createManuscriptPart: Create<NewManuscriptPart>;
  patchManuscriptPart: Patch<string, ManuscriptPartFields>;
  deleteManuscriptPart: Remove<string>;
  manuscriptBeats: List<string, Reference>;
  everyManuscriptBeat: Every<string, Reference>;
  manuscriptBeat: Read<string, ManuscriptBeat>;
  createManuscriptBeat: Create<NewManuscriptBeat>;
  patchManuscriptBeat: Patch<string, ManuscriptBeatFields>;
  deleteManuscriptBeat: Remove<string>;
}
