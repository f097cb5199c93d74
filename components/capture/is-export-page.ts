import type { Settings } from '../../lib/settings/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';

const EXPORT_PATH = /\/world\/[^/]+\/export\/?(?:[?#]|$)/;

/** Whether an address is that of World Anvil's page with a whole world on it. */
export async function isExportPage(
  url: string | undefined,
  connection: ConnectionSummary,
  settings: Settings,
): Promise<boolean> {
  if (url === undefined || !EXPORT_PATH.test(url)) return false;
  const [{ worldAnvilHosts }, { PLATFORM_HOSTS }] = await Promise.all([
    import('../editor-frame/index.ts'),
    import('../../lib/worldpage/index.ts'),
  ]);
  const { host, pathname } = new URL(url);
  return (
    EXPORT_PATH.test(pathname) && [...PLATFORM_HOSTS, ...worldAnvilHosts(connection, settings)].includes(host)
  );
}
