import { useEffect } from 'preact/hooks';
import { ImportScreen } from '../../components/import/index.ts';
import { usePanelOpener } from '../../components/local-worlds/index.ts';
import { openHelp, useHelpKey } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';

/** Reads a world from World Anvil's export page. */
export function ImportPage() {
  useHelpKey(() => openHelp('start'));
  const openPanel = usePanelOpener();
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
      <ImportScreen onOpenPanel={openPanel} />
    </>
  );
}
