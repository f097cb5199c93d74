import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useConnection } from '../../components/connection/index.ts';
import { useWatched } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { readSettings, watchSettings } from '../../lib/settings/index.ts';
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
import { SettingsNotice } from './settings-notice.tsx';
import { ShortcutsSection } from './shortcuts-section.tsx';
import { StorageSection } from './storage-section.tsx';
import { WorldPagesSection } from './world-pages-section.tsx';

/** All settings, in sections. They appear together, once both connection and settings are read. */
export function Options() {
  const connection = useConnection();
  const settings = useWatched(readSettings, watchSettings);
  const ready = connection !== undefined && settings !== undefined;
  useEffect(() => {
    if (ready) document.body.dataset.ready = 'options';
  }, [ready]);
  if (!ready) return null;
  return (
    <>
      <header class="options-head">
        <img src="/icon/128.png" alt="" width="32" height="32" />
        <h1>{t('options.settings')}</h1>
      </header>
      <SettingsNotice />
      <Section title={t('options.general')}>
        <GeneralSection settings={settings} />
      </Section>
      <Section title={t('options.connection')}>
        <ConnectionSection connection={connection} />
      </Section>
      <Section title={t('options.lock')}>
        <LockSection connection={connection} settings={settings} />
      </Section>
      <Section title={t('options.offlineCopy')}>
        <LibrarySection connection={connection} settings={settings} />
      </Section>
      <Section title={t('image.offlineImages')}>
        <ImageSection settings={settings} />
      </Section>
      <Section title={t('options.backup')}>
        <BackupSection connection={connection} />
      </Section>
      <Section title={t('options.capture')}>
        <CaptureSection settings={settings} />
      </Section>
      <Section title={t('options.sidePanel')}>
        <PanelSection settings={settings} />
      </Section>
      <Section title={t('options.worldPages')}>
        <WorldPagesSection connection={connection} settings={settings} />
      </Section>
      <Section title={t('options.history')}>
        <HistorySection settings={settings} />
      </Section>
      <Section title={t('options.shortcuts')}>
        <ShortcutsSection />
      </Section>
      <Section title={t('options.drafts')}>
        <StorageSection />
      </Section>
      <Section title={t('options.about')}>
        <About />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="options-section">
      <h2>{title}</h2>
      <div class="options-body">{children}</div>
    </section>
  );
}
