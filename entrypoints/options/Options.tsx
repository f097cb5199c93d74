import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useConnection } from '../../components/connection/index.ts';
import { useWatched } from '../../components/ui/index.ts';
import { readSettings, watchSettings } from '../../lib/settings/index.ts';
import { About } from './About.tsx';
import { BackupSection } from './BackupSection.tsx';
import { CaptureSection } from './CaptureSection.tsx';
import { ConnectionSection } from './ConnectionSection.tsx';
import { HistorySection } from './HistorySection.tsx';
import { LibrarySection } from './LibrarySection.tsx';
import { LockSection } from './LockSection.tsx';
import { PanelSection } from './PanelSection.tsx';
import { SettingsNotice } from './SettingsNotice.tsx';
import { ShortcutsSection } from './ShortcutsSection.tsx';
import { StorageSection } from './StorageSection.tsx';
import { WorldPagesSection } from './WorldPagesSection.tsx';

/** Every setting, in sections. All of it appears at once, when both of the two things that it shows are read. */
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
