import { loadLanguage, readSettings } from '../../settings/index.ts';
import { readAvailableWorlds, readScreenShare } from '../../stored-state/index.ts';
import { actionsFor, type PageEntry, type PageView, recognizePage } from '../../worldpage/index.ts';
import { copiedWorlds } from '../library/sync-runner.ts';
import { NOTHING, worldOf } from './page-entry.ts';
import { pageAddresses } from './page-scripts.ts';

/** The view of a world's own page. */
export async function lookAtWorld(address: string): Promise<PageView> {
  const [known, settings, worlds] = await Promise.all([
    readAvailableWorlds(),
    readSettings(),
    copiedWorlds(),
  ]);
  const hosts = pageAddresses(known, settings).map((one) => new URL(one).host);
  const page = recognizePage(address, hosts);
  if (page?.subject !== 'world' || !hosts.includes(URL.parse(address)?.host ?? '')) return NOTHING;
  const id = page.id ?? (await worldOf(page, worlds));
  const world = known.worlds.find((one) => one.id === id);
  const isOff = settings.pagesOff.includes('all') || settings.pagesOff.includes('bar');
  // Before its settings are read, nobody knows whether a world is public.
  if (!world || !worlds.includes(world.id) || isOff || (await readScreenShare())) return NOTHING;
  const resource: PageEntry = {
    ...{ worldId: world.id, kind: 'world', id: world.id },
    ...{ title: world.title, template: null, category: null },
  };
  const isReadOnly = world.source === 'export';
  const given = { entry: resource, mention: null, editPage: null, isPinned: false, status: {}, isReadOnly };
  await loadLanguage();
  return { entry: resource, actions: actionsFor(given, settings.pagesOff) };
}
