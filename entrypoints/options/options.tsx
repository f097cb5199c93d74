import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { BackupScreen } from '../../components/backup/index.ts';
import { useConnection } from '../../components/connection/index.ts';
import { CopyDiagnostics } from '../../components/diagnostics/index.ts';
import { NewsLine, useNews } from '../../components/news/index.ts';
import {
  announce,
  Button,
  type HelpTopicId,
  helpAddress,
  Notice,
  openHelp,
  PageSide,
  useAddress,
  useHelpKey,
  useWatched,
} from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { textMatcher } from '../../lib/library/index.ts';
import {
  acceptSettings,
  readSettings,
  readSettingsTrouble,
  type Settings,
  type SettingsTrouble,
  watchSettings,
} from '../../lib/settings/index.ts';
import {
  type AvailableWorlds,
  type ConnectionSummary,
  readAvailableWorlds,
  watchAvailableWorlds,
} from '../../lib/stored-state/index.ts';
import { AppearanceSection, PanelSection } from './appearance-section.tsx';
import { CaptureSection } from './capture-section.tsx';
import { ConnectionSection, LockSection } from './connection-section.tsx';
import { HistorySection } from './history-section.tsx';
import { ImageSection, LibrarySection, StorageSection } from './library-section.tsx';
import { Group, SearchContext, Section, WideSetting } from './setting.tsx';
import { SettingsFileSection } from './settings-file-section.tsx';
import { SettingsSyncSection } from './settings-sync-section.tsx';
import { ShortcutsSection } from './shortcuts-section.tsx';
import { WorldPagesSection } from './world-pages-section.tsx';

/** Version, license and privacy, and a button that copies the diagnostics. */
export function About() {
  const { version, homepage_url: home } = browser.runtime.getManifest();
  return (
    <>
      <WideSetting name={t('options.version', { version })} hint={t('options.independent')}>
        <p class="options-actions">
          {home && (
            <a href={home} target="_blank" rel="noreferrer">
              {t('options.homepage')}
            </a>
          )}
          <a href={helpAddress('start')} target="_blank" rel="noopener">
            {t('help.title')}
          </a>
          <a href={helpAddress('news')} target="_blank" rel="noopener">
            {t('help.news')}
          </a>
          <a href="/licenses.txt" target="_blank" rel="noreferrer">
            {t('options.licenses')}
          </a>
        </p>
      </WideSetting>
      <WideSetting name={t('options.keys')} hint={t('options.keysHere')} />
      <WideSetting name={t('common.drafts')} hint={t('options.draftsStored')} />
      <WideSetting name={t('common.yourWorld')} hint={t('options.yourWorldStored')} />
      <WideSetting name={t('common.settings')} hint={t('options.settingsStored')} />
      <WideSetting name={t('diagnostics.diagnostics')} hint={t('diagnostics.hint')}>
        <CopyDiagnostics />
      </WideSetting>
    </>
  );
}

/** The topic of the help about each section of the settings. */
const TOPICS: Readonly<Record<string, HelpTopicId>> = {
  connection: 'start',
  capture: 'capture',
  panel: 'read',
  'world-pages': 'pages',
  privacy: 'privacy',
  backup: 'copy',
  shortcuts: 'keys',
  about: 'trouble',
};

/** The topic about the section that has the focus, or that the address names. */
export function topicInUse(): HelpTopicId {
  const place = document.activeElement?.closest('.options-section')?.id ?? location.hash.slice(1);
  return TOPICS[place] ?? 'start';
}

/** Reports settings that couldn't be read completely. */
export function SettingsNotice() {
  const [trouble, setTrouble] = useState<SettingsTrouble | 'failed'>(null);
  useEffect(() => {
    // If settings can't be read at all, whatever needs them reports it.
    readSettingsTrouble().then(setTrouble, () => {});
  }, []);
  if (trouble === null) return null;
  if (trouble === 'newer') return <Notice tone="warn">{t('options.savedByNewer')}</Notice>;
  const accept = () => {
    acceptSettings().then(
      () => setTrouble(null),
      () => setTrouble('failed'),
    );
  };
  return (
    <Notice tone="warn" actions={<Button onClick={accept}>{t('options.keepSettings')}</Button>}>
      {t(trouble === 'failed' ? 'options.acceptFailed' : 'options.damaged')}
    </Notice>
  );
}

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
    { id: 'capture', title: t('capture.heading'), content: <CaptureSection settings={settings} /> },
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
        title={t('common.settings')}
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
      <Group id="history" title={t('history.title')}>
        <HistorySection settings={props.settings} />
      </Group>
      <Group id="drafts" title={t('common.drafts')}>
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
