import { createBroadcast } from '../database/index.ts';
import type { WorldId } from '../model/index.ts';

/** The world whose stored images changed; null for all. */
const broadcast = createBroadcast<WorldId | null>('loreside-images');

export const announceImages = broadcast.announce;
export const watchImages = broadcast.listen;
