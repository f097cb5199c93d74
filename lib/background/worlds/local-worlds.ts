import browser from 'webextension-polyfill';
import { detach, reportAs } from '../../diagnostics/index.ts';
import { forgetBackups } from '../../history/backup/index.ts';
import { message } from '../../i18n/index.ts';
import {
  changeImageConsent,
  consentedHosts,
  forgetWorldConsent,
  hostPattern,
  readImageConsent,
} from '../../images/index.ts';
import { openLocalCopy } from '../../library/index.ts';
import type { ResultOf } from '../../messaging/index.ts';
import { failed, ok, type WorldId } from '../../model/index.ts';
import { forgetKnownDraft, leaveWorld, openOutbox } from '../../outbox/index.ts';
import {
  deleteSampleWorld,
  hasSampleWorld,
  SAMPLE_EDITS,
  SAMPLE_WORLD,
  SAMPLE_WORLD_ID,
  withSampleLock,
} from '../../sample-world/index.ts';
import { readSettings } from '../../settings/index.ts';
import type { LocalWorld } from '../../stored-state/index.ts';
import { changeLocalWorlds, readConnection, readLocalWorlds, sourceOf } from '../../stored-state/index.ts';
import { deleteVersions } from '../../versions/index.ts';
import { PLATFORM_HOSTS } from '../../worldpage/index.ts';
import type { HistoryRunner } from '../history/history-runner.ts';
import type { SyncScheduler } from '../library/sync-scheduler.ts';
import { changeTraces, forgetChoices } from './world-traces.ts';

/** The worlds on this device that need no account. */
export type LocalWorldList = ReturnType<typeof createLocalWorlds>;

export function createLocalWorlds(
  library: Pick<SyncScheduler, 'refresh' | 'forget'>,
  arrangePages: () => Promise<void>,
) {
  async function remove(worldId: WorldId, source: LocalWorld['source']): Promise<void> {
    const outbox = await openOutbox();
    await leaveWorld(outbox, worldId, forgetKnownDraft);
    await outbox.forgetMarkers(worldId);
    await library.forget(worldId);
    await forgetBackups(worldId);
    await changeTraces((one) => (one === worldId ? null : one));
    await forgetImages(worldId);
    await forgetChoices({ id: worldId, source });
    if (source === 'sample') {
      await deleteSampleWorld();
      // Nothing of the sample stays. Versions of other worlds do, until somebody deletes them.
      await deleteVersions(worldId).catch(reportAs('versions.delete'));
    }
    // Late: until here, a person can try again.
    await changeLocalWorlds(({ worlds, ...rest }) => ({
      ...rest,
      worlds: worlds.filter(({ id }) => id !== worldId),
    }));
    // Until here, a pause kept it from being copied again.
    await (await openLocalCopy()).clearWorld(worldId);
    detach(arrangePages(), 'pages.arrange');
  }

  return {
    async add(world: LocalWorld): Promise<void> {
      await changeLocalWorlds(({ worlds, chosenId, isPreferred }) => ({
        ...(isPreferred && { isPreferred }),
        worlds: [...worlds.filter(({ id }) => id !== world.id), world],
        chosenId: worlds.some(({ id }) => id === chosenId) ? chosenId : world.id,
      }));
      // An export is read by its page; the sample is copied like a world of World Anvil's.
      if (world.source === 'sample') library.refresh(world.id);
      detach(arrangePages(), 'pages.arrange');
    },
    /** Makes it the one that new drafts go to, until another is chosen or connected. Returns whether it is one of these worlds. */
    async choose(worldId: WorldId): Promise<boolean> {
      const isLocal = (await readLocalWorlds()).worlds.some(({ id }) => id === worldId);
      await changeLocalWorlds((all) => ({
        ...all,
        ...(isLocal && { chosenId: worldId }),
        isPreferred: isLocal,
      }));
      return isLocal;
    },
    /** Deletes the world with everything of it. Repeating it after a worker's death finishes it. */
    async remove(worldId: WorldId): Promise<void> {
      const source = await sourceOf(worldId);
      if (source === 'export') await remove(worldId, source);
      if (source === 'sample') await withSampleLock(() => remove(worldId, source));
    },
  };
}

/** The worlds that were read from an export. */
export const exportedWorlds = async (): Promise<LocalWorld[]> =>
  (await readLocalWorlds()).worlds.filter(({ source }) => source === 'export');

/** Access that isn't only for images: World Anvil's pages, custom domains, and the address that is connected. */
async function neededHosts(): Promise<string[]> {
  const { pageDomains } = await readSettings();
  const connection = await readConnection();
  const address = connection.state === 'none' ? null : URL.parse(connection.address);
  const pages = [...PLATFORM_HOSTS, ...pageDomains].map((host) => `https://${host}/*`);
  return address ? [...pages, hostPattern(address)] : pages;
}

/** Forgets which images of a world may be loaded, and gives back the access to hosts that nothing else needs. */
export async function forgetImages(worldId: WorldId): Promise<void> {
  const before = consentedHosts(await readImageConsent());
  await changeImageConsent(forgetWorldConsent(worldId));
  const needed = [...consentedHosts(await readImageConsent()), ...(await neededHosts())];
  // What a policy grants can't be given back, and that is fine.
  for (const host of before)
    if (!needed.includes(host)) await browser.permissions.remove({ origins: [host] }).catch(() => false);
}

const INCOMPLETE = { kind: 'internal', sentence: message('localWorlds.sampleFailed') } as const;

/**
 * Makes the first changes of the sample world that a page has just created, and lists it. Listing comes last, so only a
 * complete world is listed; whatever ends this earlier, a page creates the world again before the next call.
 */
export const addSample = (
  history: Pick<HistoryRunner, 'asked'>,
  worlds: Pick<LocalWorldList, 'add'>,
): Promise<ResultOf<'localWorlds.addSample'>> =>
  withSampleLock(async () => {
    if ((await sourceOf(SAMPLE_WORLD_ID)) !== null) return ok(undefined);
    // Another window may have removed it meanwhile.
    if (!(await hasSampleWorld())) return failed(INCOMPLETE);
    // The changes that an interrupted call has made were made to what the page replaced.
    const forgotten = await history.asked(async (engine) => ok(await engine.forget(SAMPLE_WORLD_ID)));
    if (!forgotten.ok) return forgotten;
    for (const edit of SAMPLE_EDITS) {
      const changed = await history.asked((engine) => engine.change(edit));
      if (!changed.ok) return changed;
    }
    await worlds.add({ ...SAMPLE_WORLD, source: 'sample', readAt: Date.now() });
    return ok(undefined);
  });
