import * as z from 'zod/mini';
import type { ManuscriptExport, ManuscriptVersion, PassageKind } from '../../model/index.ts';
import { channel, id } from '../channel.ts';

export type ManuscriptText = Pick<ManuscriptExport, 'version' | 'parts'>;

/** Reads the whole text. `watchReadingProgress` reports the progress. Concurrent requests share one reading. */
export const text = channel<ManuscriptText>()({
  name: 'manuscript.text',
  from: ['page'],
  request: z.strictObject({ worldId: id, versionId: id }),
});

/** A part with its title and the text of its own that it may have, or a passage in it, as they stand now. */
export interface ManuscriptPassage {
  kind: PassageKind;
  id: string;
  texts: { title?: string; content: string };
  version: Pick<ManuscriptVersion, 'title' | 'state'>;
  partTitle: string;
}

/** Where the texts of a manuscript are in all of its versions, and how many these are. */
export interface ManuscriptPassages {
  versions: number;
  passages: ManuscriptPassage[];
}

/** Reads every passage of a manuscript. Progress and cancellation as above, with the manuscript's id. */
export const passages = channel<ManuscriptPassages>()({
  name: 'manuscript.passages',
  from: ['page'],
  request: z.strictObject({ worldId: id, manuscriptId: id }),
});

/** Cancels the reading. Pending requests fail. */
export const stop = channel<void>()({
  name: 'manuscript.stop',
  from: ['page'],
  request: z.strictObject({ versionId: id }),
});
