import * as z from 'zod/mini';
import { channel, id } from '../channel.ts';

/** Controls the import into a world, which a screen has stored. Replies once that is stored. False: it can't be done now. */
export const control = channel<boolean>()({
  name: 'import.control',
  from: ['page'],
  request: z.strictObject({ worldId: id, command: z.enum(['start', 'pause', 'goOn', 'undo']) }),
});

/** Encrypts what secrets say before an import that is stored. Refused where they may not be stored. */
export const seal = channel<string[]>()({
  name: 'import.seal',
  from: ['page'],
  request: z.strictObject({ texts: z.array(z.string()) }),
});
