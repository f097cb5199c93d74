import { useEffect, useRef } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { DocumentsScreen } from '../../components/documents/index.ts';
import { ImportScreen } from '../../components/import/index.ts';
import { readWorldsInUse, switchWorld, usePanelOpener } from '../../components/local-worlds/index.ts';
import { openHelp, ToastStack, useHelpKey } from '../../components/ui/index.ts';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

/** Whether the page brings in documents; else it reads exports. */
export const isForDocuments = (): boolean => new URLSearchParams(location.search).has('documents');

const openConnection = () =>
  detach(
    browser.tabs.create({ url: browser.runtime.getURL('/options.html#connection') }),
    'import.openConnection',
  );

/** Reads a world from World Anvil's export, or brings documents of other programs into a world. */
export function ImportPage() {
  useHelpKey(() => openHelp('start'));
  const hasDocuments = isForDocuments();
  useEffect(() => {
    document.body.dataset.ready = 'import';
  }, []);
  return (
    <>
      <header class="import-head">
        <img src="/icon/48.png" alt="" width="40" height="40" />
        <h1>{t(hasDocuments ? 'documents.title' : 'import.title')}</h1>
        <p class="soft">{t(hasDocuments ? 'documents.lead' : 'import.lead')}</p>
      </header>
      {hasDocuments ? <DocumentsScreen onConnect={openConnection} /> : <ReadExport />}
      <ToastStack />
    </>
  );
}

function ReadExport() {
  const openPanel = usePanelOpener();
  const before = useRef(readWorldsInUse());
  const use = async (worldId: WorldId) => {
    await switchWorld(worldId, await before.current);
    before.current = readWorldsInUse();
  };
  return (
    <>
      <ImportScreen
        onOpenPanel={(worldId) => detach(openPanel(worldId), 'import.openPanel')}
        onRead={(worldId) => detach(use(worldId), 'import.switchWorld')}
      />
      <p class="import-other">
        <a href="?documents">{t('documents.menu')}</a>
      </p>
    </>
  );
}
