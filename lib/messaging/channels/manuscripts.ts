import * as z from 'zod/mini';
import type { ManuscriptExport } from '../../model/index.ts';
import { channel, id } from '../channel.ts';

/** A version of a manuscript with the text of its parts. */
export type ManuscriptText = Pick<ManuscriptExport, 'version' | 'parts'>;

/** Reads the whole text; how far it is, `watchReading` tells. Whoever asks meanwhile gets the same reading. */
export const text = channel<ManuscriptText>()({
  name: 'manuscript.text',
  from: ['page'],
  request: z.strictObject({ versionId: id }),
});

/** Breaks that off: who waits for it is told so. */
export const stop = channel<void>()({
  name: 'manuscript.stop',
  from: ['page'],
  request: z.strictObject({ versionId: id }),
});
