import browser from 'webextension-polyfill';
import { worldSlugOf } from '../../entries/index.ts';
import { openLocalCopy } from '../../library/index.ts';
import type { Sender } from '../../messaging/index.ts';
import type { WorldId } from '../../model/index.ts';
import { readSettings } from '../../settings/index.ts';
import { type PanelRequest, readAvailableWorlds } from '../../stored-state/index.ts';
import { isListAddress, recognizePage } from '../../worldpage/index.ts';
import { copiedWorlds } from '../library/sync-runner.ts';
import { findLinks } from './link-cards.ts';
import { addressOf, matchIn, worldOf } from './page-entry.ts';
import { pageAddresses } from './page-scripts.ts';

/** World Anvil's own tools. They only show their author's entries. */
const TOOLS = /^\/(world|p\/athena)\//;

/**
 * The copied worlds whose entries a page at this address may see: the one that the address names; all of them in World
 * Anvil's tools, which name none; elsewhere the world of the entry that the page shows. None on pages of other authors.
 */
export async function worldsOfPage(address: string): Promise<readonly WorldId[]> {
  const [known, settings, worlds] = await Promise.all([
    readAvailableWorlds(),
    readSettings(),
    copiedWorlds(),
  ]);
  const hosts = pageAddresses(known, settings).map((one) => new URL(one).host);
  const url = URL.parse(address);
  if (!url || settings.pagesOff.includes('all') || !hosts.includes(url.host)) return [];
  const page = recognizePage(address, hosts);
  if (page && page.worldSlug !== null) {
    const named = await worldOf(page, worlds);
    if (named !== null) return [named];
    const library = await openLocalCopy();
    for (const world of worlds)
      if (worldSlugOf(await library.searcher(world)) === page.worldSlug) return [world];
    return [];
  }
  if (TOOLS.test(url.pathname)) return worlds;
  if (!page) return [];
  for (const world of worlds) if ((await matchIn(world, page, address)).entry) return [world];
  return [];
}

const SCRIPT = '/page-list.js';

/** Injects the list script into the sending page. */
export async function injectListScript(sender: Sender): Promise<boolean> {
  const tabId = sender.tab?.id;
  const { pagesOff: off } = await readSettings();
  const isOff = off.includes('all') || off.includes('list-flags');
  if (tabId === undefined || isOff || !isListAddress(addressOf(sender))) return false;
  await browser.scripting.executeScript({ target: { tabId, frameIds: [0] }, files: [SCRIPT] });
  return true;
}

/** The panel view for editing the selected entries of a list: those that are articles of one of the page's worlds. */
export async function selectionTarget(address: string, ids: readonly string[]): Promise<PanelRequest | null> {
  if ((await readSettings()).pagesOff.includes('list-pick')) return null;
  const links = [...new Set(ids)].map((id) => ({ href: '', id }));
  const found = (await findLinks(links, await worldsOfPage(address))).filter((one) => one !== null);
  const worldId = found[0]?.worldId;
  const known = found.flatMap(({ worldId: world, hit }) =>
    world === worldId && hit.ref.kind === 'article' && !hit.isPending ? hit.ref.id : [],
  );
  return worldId === undefined || known.length === 0 ? null : { view: 'many', worldId, ids: known };
}
