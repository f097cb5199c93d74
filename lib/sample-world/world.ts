import type { WorldId, WorldSummary } from '../model/index.ts';

const WORLD_TITLE = 'Saltmere';

/** FNV-1a. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** The id of a resource of the sample world, the same in every browser: a UUID made from its name. */
export function sampleId(kind: string, name: string): string {
  const hex = [1, 2, 3, 4].map((part) => hash(`${kind} ${name} ${part}`, 0x811c9dc5 + part)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

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
