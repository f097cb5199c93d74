import { useEffect, useRef } from 'preact/hooks';
import { ImportScreen } from '../../components/import/index.ts';
import { readWorldsInUse, switchWorld, usePanelOpener } from '../../components/local-worlds/index.ts';
import { openHelp, ToastStack, useHelpKey } from '../../components/ui/index.ts';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

/** Reads a world from World Anvil's export page. */
export function ImportPage() {
  useHelpKey(() => openHelp('start'));
  const openPanel = usePanelOpener();
  const before = useRef(readWorldsInUse());
  const use = async (worldId: WorldId) => {
    await switchWorld(worldId, await before.current);
    before.current = readWorldsInUse();
  };
  useEffect(() => {
    document.body.dataset.ready = 'import';
  }, []);
  return (
    <>
      <header class="import-head">
        <img src="/icon/48.png" alt="" width="40" height="40" />
        <h1>{t('import.title')}</h1>
        <p class="soft">{t('import.lead')}</p>
      </header>
      <ImportScreen
        onOpenPanel={(worldId) => detach(openPanel(worldId), 'import.openPanel')}
        onRead={(worldId) => detach(use(worldId), 'import.switchWorld')}
      />
      <ToastStack />
    </>
  );
}
