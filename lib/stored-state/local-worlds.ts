import * as z from 'zod/mini';
import type { Instant, WorldId, WorldSummary } from '../model/index.ts';
import { LOCAL_WORLDS_KEY } from './connection-keys.ts';
import { stored } from './stored.ts';

/**
 * A world on this device that no account is needed for. `export`: read from World Anvil's export of it, and only read
 * here. `sample`: our own, which can be changed; nothing of it is sent anywhere.
 */
export interface LocalWorld extends WorldSummary {
  source: 'export' | 'sample';
  /** When its export was read, or the sample was made. */
  readAt: Instant;
  /** The account's world that it is becoming. Its copy may have moved already, so that nothing else tells. */
  becomes?: WorldId | undefined;
}

export interface LocalWorlds {
  /** In the order in which they were added. */
  worlds: LocalWorld[];
  /** The one that new drafts go to while there is no account. */
  chosenId: WorldId | null;
  /** They go to it although there is an account: the person has chosen it since. */
  isPreferred?: boolean;
}

const text = z.nullable(z.string());
const world = z.object({
  id: z.string(),
  title: z.string(),
  slug: text,
  url: text,
  ownership: text,
  source: z.enum(['export', 'sample']),
  readAt: z.number(),
  becomes: z.optional(z.string()),
});
const schema = z.object({
  worlds: z.array(z.unknown()),
  chosenId: text,
  isPreferred: z.optional(z.boolean()),
});

/** Anything invalid is left out. Its copy stays, and reading the export again brings it back. */
function parseLocalWorlds(raw: unknown): LocalWorlds {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) return { worlds: [], chosenId: null };
  const worlds = parsed.data.worlds.flatMap((one) => world.safeParse(one).data ?? []);
  const { chosenId, isPreferred = false } = parsed.data;
  const isHere = worlds.some(({ id }) => id === chosenId);
  return {
    worlds,
    chosenId: isHere ? chosenId : (worlds[0]?.id ?? null),
    isPreferred: isPreferred && isHere,
  };
}

/** Only the background changes it. */
export const {
  read: readLocalWorlds,
  watch: watchLocalWorlds,
  change: changeLocalWorlds,
} = stored(LOCAL_WORLDS_KEY, parseLocalWorlds, (all) => (all.worlds.length === 0 ? null : all));
