import * as z from 'zod/mini';
import type { ManuscriptExport } from '../../model/index.ts';
import { channel, id } from '../channel.ts';

export type ManuscriptText = Pick<ManuscriptExport, 'version' | 'parts'>;

/** Reads the whole text. `watchReadingProgress` reports the progress. Concurrent requests share one reading. */
export const text = channel<ManuscriptText>()({
  name: 'manuscript.text',
  from: ['page'],
  request: z.strictObject({ worldId: id, versionId: id }),
});

/** Cancels the reading. Pending requests fail. */
export const stop = channel<void>()({
  name: 'manuscript.stop',
  from: ['page'],
  request: z.strictObject({ versionId: id }),
});
