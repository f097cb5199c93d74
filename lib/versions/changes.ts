import { createBroadcast } from '../database/index.ts';
import type { WorldId } from '../model/index.ts';

/** The world with new or deleted versions; null for all. */
const broadcast = createBroadcast<WorldId | null>('loreside-versions');

export const announceVersions = broadcast.announce;
export const onVersions = broadcast.listen;
