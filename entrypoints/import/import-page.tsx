import { useEffect, useRef } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { PutBackVersions } from '../../components/backup/index.ts';
import { DocumentsScreen } from '../../components/documents/index.ts';
import { ImportScreen } from '../../components/import/index.ts';
import { readWorldsInUse, switchWorld, usePanelOpener } from '../../components/local-worlds/index.ts';
import { openHelp, ToastStack, useHelpKey } from '../../components/ui/index.ts';
import { detach } from '../../lib/diagnostics/index.ts';
import { type MessageId, t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

const search = new URLSearchParams(location.search);
const putBackInto = search.get('put-back');

/** What the page is for: documents, versions of a world, or else exports. */
const PURPOSES = {
  documents: { title: 'documents.title', page: 'documents.pageTitle' },
  putBack: { title: 'putBack.title', page: 'putBack.title' },
  export: { title: 'import.title', page: 'import.pageTitle' },
} as const satisfies Record<string, Record<'title' | 'page', MessageId>>;
const purpose = putBackInto ? 'putBack' : search.has('documents') ? 'documents' : 'export';

export const pageTitle = (): string => t(PURPOSES[purpose].page);
export const isWide = purpose !== 'export';

const openConnection = () =>
  detach(
    browser.tabs.create({ url: browser.runtime.getURL('/options.html#connection') }),
    'import.openConnection',
  );

/** Reads a world from World Anvil's export, or brings documents of other programs into a world. */
export function ImportPage() {
  useHelpKey(() => openHelp('start'));
  useEffect(() => {
    document.body.dataset.ready = 'import';
  }, []);
  return (
    <>
      <header class="import-head">
        <img src="/icon/48.png" alt="" width="40" height="40" />
        <h1>{t(PURPOSES[purpose].title)}</h1>
        {purpose !== 'putBack' && (
          <p class="soft">{t(purpose === 'documents' ? 'documents.lead' : 'import.lead')}</p>
        )}
      </header>
      {purpose === 'documents' && <DocumentsScreen onConnect={openConnection} />}
      {purpose === 'export' && <ReadExport />}
      {putBackInto && <PutBackVersions worldId={putBackInto} since={Number(search.get('since')) || 0} />}
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
