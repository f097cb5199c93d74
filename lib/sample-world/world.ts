import type { WorldId, WorldSummary } from '../model/index.ts';
import { WORLD_TITLE } from './content/world-title.ts';

/** The sample world's id, the same in every browser. */
export const SAMPLE_WORLD_ID: WorldId = '5a17e2e0-1a4b-4c9d-8e10-0009b8a3f301';

/** Its author, whom the service signs in. */
export const SAMPLE_USER_ID = '5a17e2e0-1a4b-4c9d-8e10-0009b8a3f302';

export const SAMPLE_WORLD: WorldSummary = {
  id: SAMPLE_WORLD_ID,
  title: WORLD_TITLE,
  slug: 'saltmere',
  // It is nowhere on World Anvil.
  url: null,
  ownership: 'owner',
};
