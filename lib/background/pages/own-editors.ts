import type { EditorPage } from '../../journal/index.ts';
import type { Sender } from '../../messaging/index.ts';
import type { Settings } from '../../settings/index.ts';
import { readAvailableWorlds } from '../../stored-state/index.ts';
import { comparablePath, recognizePage, type WorldPage } from '../../worldpage/index.ts';
import { copiedWorlds } from '../library/sync-runner.ts';
import { addressOf, matchIn } from './page-entry.ts';
import { pageAddresses } from './page-scripts.ts';

/** An editor of World Anvil's that a tab shows. */
export interface ShownEditor {
  page: WorldPage;
  address: string;
}

/** The editor that an address shows; null where the settings want no tools. */
export async function editorFor(settings: Settings, address: string): Promise<ShownEditor | null> {
  const hosts = pageAddresses(await readAvailableWorlds(), settings).map((one) => new URL(one).host);
  const isOurs = hosts.includes(URL.parse(address)?.host ?? '') && !settings.pagesOff.includes('all');
  const page = isOurs ? recognizePage(address, hosts) : null;
  return page && page.does !== 'shows' ? { page, address } : null;
}

/** The editor that a path of the sender's site shows; null also in private windows, which leave nothing on the device. */
export async function editorAt(
  settings: Settings,
  sender: Sender,
  path: string,
): Promise<ShownEditor | null> {
  const { origin } = new URL(addressOf(sender));
  const address = URL.parse(path, origin);
  const isPrivate = sender.tab?.incognito !== false;
  return address?.origin === origin && !isPrivate ? editorFor(settings, address.href) : null;
}

/** Whether the journal may keep texts of an editor, if the person allows it. */
export const mayKeep = ({ journal }: Settings, { page }: ShownEditor): boolean =>
  journal !== 'off' && (page.subject !== 'secret' || journal === 'secrets');

/** The person's own world that an editor belongs to: by its entry, or else the one that the page names. */
export async function ownEditor(
  { page, address }: ShownEditor,
  named: string | null,
): Promise<EditorPage | null> {
  const { worlds } = await readAvailableWorlds();
  const own = worlds.filter(({ ownership }) => ownership === null || ownership === 'owner');
  const key =
    page.does === 'edits' && page.id !== null ? `${page.subject}:${page.id}` : comparablePath(address);
  if (key === null) return null;
  for (const worldId of page.does === 'edits' ? await copiedWorlds() : []) {
    const { entry } = await matchIn(worldId, page, address);
    if (!entry) continue;
    return own.some(({ id }) => id === worldId) ? { page: key, worldId, title: entry.title } : null;
  }
  const world = own.find(
    ({ id, slug }) => id === named || (slug !== null && slug.toLowerCase() === named?.toLowerCase()),
  );
  return world ? { page: key, worldId: world.id, title: null } : null;
}
