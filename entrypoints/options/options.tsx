import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useConnection } from '../../components/connection/index.ts';
import { useWatched } from '../../components/ui/index.ts';
import { readSettings, watchSettings } from '../../lib/settings/index.ts';
import { About } from './about.tsx';
import { BackupSection } from './backup-section.tsx';
import { CaptureSection } from './capture-section.tsx';
import { ConnectionSection } from './connection-section.tsx';
import { HistorySection } from './history-section.tsx';
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
      <SettingsNotice />
      <Section title="Connection">
        <ConnectionSection connection={connection} />
      </Section>
      <Section title="Lock">
        <LockSection connection={connection} settings={settings} />
      </Section>
      <Section title="Library">
        <LibrarySection connection={connection} settings={settings} />
      </Section>
      <Section title="Backup">
        <BackupSection connection={connection} />
      </Section>
      <Section title="Capture">
        <CaptureSection settings={settings} />
      </Section>
      <Section title="Side panel">
        <PanelSection settings={settings} />
      </Section>
      <Section title="World pages">
        <WorldPagesSection connection={connection} settings={settings} />
      </Section>
      <Section title="History">
        <HistorySection settings={settings} />
      </Section>
      <Section title="Shortcuts">
        <ShortcutsSection />
      </Section>
      <Section title="Drafts">
        <StorageSection />
      </Section>
      <Section title="About">
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
