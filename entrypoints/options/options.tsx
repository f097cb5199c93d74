import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BackupScreen } from '../../components/backup/index.ts';
import { useConnection } from '../../components/connection/index.ts';
import { NewsLine, useNews } from '../../components/news/index.ts';
import {
  announce,
  Button,
  openHelp,
  PageSide,
  useAddress,
  useHelpKey,
  useWatched,
} from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { textMatcher } from '../../lib/library/index.ts';
import { readSettings, type Settings, watchSettings } from '../../lib/settings/index.ts';
import {
  type AvailableWorlds,
  type ConnectionSummary,
  readAvailableWorlds,
  watchAvailableWorlds,
} from '../../lib/stored-state/index.ts';
import { About } from './about.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { CaptureSection } from './capture-section.tsx';
import { ConnectionSection } from './connection-section.tsx';
import { topicInUse } from './help-topics.ts';
import { HistorySection } from './history-section.tsx';
import { ImageSection } from './image-section.tsx';
import { LibrarySection } from './library-section.tsx';
import { LockSection } from './lock-section.tsx';
import { PanelSection } from './panel-section.tsx';
import { Group, Section } from './section.tsx';
import { WideSetting } from './setting.tsx';
import { SearchContext } from './setting-search.ts';
import { SettingsFileSection } from './settings-file-section.tsx';
import { SettingsNotice } from './settings-notice.tsx';
import { SettingsSyncSection } from './settings-sync-section.tsx';
import { ShortcutsSection } from './shortcuts-section.tsx';
import { StorageSection } from './storage-section.tsx';
import { WorldPagesSection } from './world-pages-section.tsx';

/** All settings, in sections. They appear together, once connection, settings and worlds are read. */
export function Options() {
  const connection = useConnection();
  const settings = useWatched(readSettings, watchSettings);
  const available = useWatched(readAvailableWorlds, watchAvailableWorlds);
  const news = useNews();
  const isRead = connection && settings && available && news !== undefined;
  return isRead ? <Page {...{ connection, settings, available, news }} /> : null;
}

interface Known {
  connection: ConnectionSummary;
  settings: Settings;
  available: AvailableWorlds;
}

function Page(props: Known & { news: string | null }) {
  const { connection, settings, available, news } = props;
  const [typed, setTyped] = useState('');
  const searched = typed.trim();
  const match = useMemo(() => (searched ? textMatcher(searched) : null), [searched]);
  const found = useFoundCount(searched);
  useEffect(() => {
    document.body.dataset.ready = 'options';
  }, []);
  useAddress();
  useHelpKey(() => openHelp(topicInUse()));
  const known = { connection, settings, available };
  const sections = [
    {
      id: 'appearance',
      title: t('options.appearance'),
      content: <AppearanceSection settings={settings} />,
    },
    {
      id: 'connection',
      title: t('options.connection'),
      content: <ConnectionSection connection={connection} />,
    },
    { id: 'capture', title: t('options.capture'), content: <CaptureSection settings={settings} /> },
    { id: 'panel', title: t('options.sidePanel'), content: <PanelSection settings={settings} /> },
    { id: 'world-pages', title: t('options.worldPages'), content: <WorldPagesSection {...known} /> },
    { id: 'privacy', title: t('options.privacyStorage'), content: <PrivacySection {...known} /> },
    { id: 'backup', title: t('options.backup'), content: <BackupAndSync {...known} /> },
    { id: 'shortcuts', title: t('options.shortcuts'), content: <ShortcutsSection /> },
    { id: 'about', title: t('options.about'), content: <About /> },
  ];
  return (
    <SearchContext.Provider value={{ match, headings: [] }}>
      <PageSide
        title={t('options.settings')}
        headings={sections}
        listLabel={t('options.sections')}
        searchLabel={t('options.searchSettings')}
        typed={typed}
        onSearch={setTyped}
        found=".setting:not([hidden]) :is(a[href], button, input, select, summary):not(:disabled)"
      />
      <div class="options-sections" data-searching={searched !== ''} ref={found.sections}>
        <SettingsNotice />
        {news !== null && <NewsLine version={news} />}
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

function PrivacySection(props: Known) {
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

function BackupAndSync(props: Known) {
  return (
    <>
      <BackupSection {...props} />
      <SettingsFileSection {...props} />
      <SettingsSyncSection {...props} />
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

/** Saves a world as a file. */
function BackupSection(props: { connection: ConnectionSummary; available: AvailableWorlds }) {
  const { connection, available } = props;
  const name = t('options.backupFile');
  if (connection.state === 'none' && available.worlds.length === 0)
    return <WideSetting name={name} hint={t('options.backupNeedsConnection')} />;
  return (
    <WideSetting name={name} hint={t('options.backupHint')}>
      <BackupScreen {...available} />
    </WideSetting>
  );
}
