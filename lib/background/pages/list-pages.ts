import browser from 'webextension-polyfill';
import type { Sender } from '../../messaging/index.ts';
import { readSettings } from '../../settings/index.ts';
import type { PanelRequest } from '../../stored-state/index.ts';
import { isListAddress } from '../../worldpage/index.ts';
import { findLinks } from './link-cards.ts';
import { addressOf } from './page-entry.ts';
import { worldsOfPage } from './page-worlds.ts';

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
