import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useConnection } from '../../components/connection/index.ts';
import { announce, Button, useWatched } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { textMatcher } from '../../lib/library/index.ts';
import { readSettings, type Settings, watchSettings } from '../../lib/settings/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { About } from './about.tsx';
import { BackupSection } from './backup-section.tsx';
import { CaptureSection } from './capture-section.tsx';
import { ConnectionSection } from './connection-section.tsx';
import { GeneralSection } from './general-section.tsx';
import { HistorySection } from './history-section.tsx';
import { ImageSection } from './image-section.tsx';
import { LibrarySection } from './library-section.tsx';
import { LockSection } from './lock-section.tsx';
import { PanelSection } from './panel-section.tsx';
import { Group, Section } from './section.tsx';
import { SearchContext } from './setting-search.ts';
import { SettingsNotice } from './settings-notice.tsx';
import { ShortcutsSection } from './shortcuts-section.tsx';
import { Side } from './side.tsx';
import { StorageSection } from './storage-section.tsx';
import { useAddress } from './use-address.ts';
import { WorldPagesSection } from './world-pages-section.tsx';

/** All settings, in sections. They appear together, once both connection and settings are read. */
export function Options() {
  const connection = useConnection();
  const settings = useWatched(readSettings, watchSettings);
  return connection && settings ? <Page connection={connection} settings={settings} /> : null;
}

function Page({ connection, settings }: { connection: ConnectionSummary; settings: Settings }) {
  const [typed, setTyped] = useState('');
  const searched = typed.trim();
  const match = useMemo(() => (searched ? textMatcher(searched) : null), [searched]);
  const found = useFoundCount(searched);
  useEffect(() => {
    document.body.dataset.ready = 'options';
  }, []);
  useAddress();
  const known = { connection, settings };
  const sections = [
    { id: 'general', title: t('options.general'), content: <GeneralSection settings={settings} /> },
    {
      id: 'connection',
      title: t('options.connection'),
      content: <ConnectionSection connection={connection} />,
    },
    { id: 'capture', title: t('options.capture'), content: <CaptureSection settings={settings} /> },
    { id: 'panel', title: t('options.panelReading'), content: <PanelSection settings={settings} /> },
    { id: 'world-pages', title: t('options.worldPages'), content: <WorldPagesSection {...known} /> },
    { id: 'privacy', title: t('options.privacyStorage'), content: <PrivacySection {...known} /> },
    { id: 'backup', title: t('options.backup'), content: <BackupSection connection={connection} /> },
    { id: 'shortcuts', title: t('options.shortcuts'), content: <ShortcutsSection /> },
    { id: 'about', title: t('options.about'), content: <About /> },
  ];
  return (
    <SearchContext.Provider value={{ match, headings: [] }}>
      <Side headings={sections} typed={typed} onSearch={setTyped} />
      <div class="options-sections" data-searching={searched !== ''} ref={found.sections}>
        <SettingsNotice />
        {found.count === 0 && <NothingFound typed={searched} onShowAll={() => setTyped('')} />}
        {sections.map(({ id, title, content }) => (
          <Section key={id} id={id} title={title}>
            {content}
          </Section>
        ))}
      </div>
    </SearchContext.Provider>
  );
}

function PrivacySection(props: { connection: ConnectionSummary; settings: Settings }) {
  return (
    <>
      <Group id="lock" title={t('options.lock')}>
        <LockSection {...props} />
      </Group>
      <Group id="offline-copy" title={t('options.offlineCopy')}>
        <LibrarySection {...props} />
      </Group>
      <Group id="images" title={t('image.offlineImages')}>
        <ImageSection settings={props.settings} />
      </Group>
      <Group id="history" title={t('options.history')}>
        <HistorySection settings={props.settings} />
      </Group>
      <Group id="drafts" title={t('options.drafts')}>
        <StorageSection />
      </Group>
    </>
  );
}

/** How many settings the search shows; null while nothing is searched. Each setting decides that for itself. */
function useFoundCount(searched: string) {
  const sections = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!searched) return setCount(null);
    const shown = sections.current?.querySelectorAll('.setting:not([hidden])').length ?? 0;
    setCount(shown);
    announce(
      shown === 0 ? t('options.noSetting', { text: searched }) : t('options.settingsFound', { count: shown }),
    );
  }, [searched]);
  return { sections, count };
}

function NothingFound({ typed, onShowAll }: { typed: string; onShowAll: () => void }) {
  return (
    <div class="options-nothing">
      <p>{t('options.noSetting', { text: typed })}</p>
      <Button onClick={onShowAll}>{t('options.showAll')}</Button>
    </div>
  );
}
