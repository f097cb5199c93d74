import browser from 'webextension-polyfill';
import type { WorldId, WorldSummary } from '../model/index.ts';
import { readAccountId } from './account.ts';
import { SAMPLE_ACCOUNT, SHOWN_WORLD_KEY } from './account-keys.ts';
import { type ConnectionSummary, readConnection, watchConnection } from './connection.ts';
import { PLATFORM_ADDRESS } from './connection-keys.ts';
import { type LocalWorlds, readLocalWorlds, watchLocalWorlds } from './local-worlds.ts';

/** Where a world comes from: the connected account, its export, or our sample. */
export type WorldSource = 'account' | 'export' | 'sample';

export interface AvailableWorld extends WorldSummary {
  source: WorldSource;
}

/** The worlds that screens show. */
export interface AvailableWorlds {
  worlds: AvailableWorld[];
  /** The world that drafts go to, or null if none is selected. */
  worldId: WorldId | null;
  /** World Anvil's address, without a trailing slash. Null if none of the worlds has pages there. */
  address: string | null;
}

/** The account's worlds, then those on this device that the account doesn't have. Pure. */
function availableWorlds(connection: ConnectionSummary, local: LocalWorlds): AvailableWorlds {
  const account = connection.state === 'none' ? [] : connection.worlds;
  const others = local.worlds.filter(({ id }) => !account.some((world) => world.id === id));
  const worlds: AvailableWorld[] = [
    ...account.map((world) => ({ ...world, source: 'account' as const })),
    ...others.map(({ readAt: _readAt, becomes: _becomes, ...world }) => world),
  ];
  const isPreferred = local.isPreferred === true && others.some(({ id }) => id === local.chosenId);
  const chosen = connection.state === 'none' || isPreferred ? null : connection.worldId;
  const hasPages = worlds.some(({ source }) => source === 'export');
  return {
    worlds,
    worldId: chosen ?? (account.length === 0 || isPreferred ? local.chosenId : null),
    address: connection.state === 'none' ? (hasPages ? PLATFORM_ADDRESS : null) : connection.address,
  };
}

export async function readAvailableWorlds(): Promise<AvailableWorlds> {
  const [connection, local] = await Promise.all([readConnection(), readLocalWorlds()]);
  return availableWorlds(connection, local);
}

/** The world that the panel showed last, or the one that drafts go to. */
export async function readShownWorld(): Promise<WorldId | null> {
  const [{ worlds, worldId }, stored] = await Promise.all([
    readAvailableWorlds(),
    browser.storage.local.get(SHOWN_WORLD_KEY),
  ]);
  return worlds.find(({ id }) => id === stored[SHOWN_WORLD_KEY])?.id ?? worldId;
}

/** Remembers the world that the panel shows, for the next time. Drafts still go to the default one. */
export const writeShownWorld = (worldId: WorldId): Promise<void> =>
  browser.storage.local.set({ [SHOWN_WORLD_KEY]: worldId });

/** Calls the listener whenever they change. Returns a function that stops it. */
export function watchAvailableWorlds(listener: () => void): () => void {
  const stops = [watchConnection(listener), watchLocalWorlds(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The account that a new draft for this world belongs to. The id is empty if none is connected, or it isn't known. */
export async function accountOfDraft(
  worldId: WorldId | null,
): Promise<{ accountId: string; accountName?: string }> {
  if ((await sourceOf(worldId)) === 'sample') return { accountId: SAMPLE_ACCOUNT };
  const [accountId, connection] = await Promise.all([readAccountId(), readConnection()]);
  const accountName = connection.state === 'none' ? '' : connection.username;
  return { accountId: accountId ?? '', ...(accountName && { accountName }) };
}

/** Null for an unknown world. */
export async function sourceOf(worldId: WorldId | null): Promise<WorldSource | null> {
  return (await readAvailableWorlds()).worlds.find(({ id }) => id === worldId)?.source ?? null;
}
