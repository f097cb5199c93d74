import { useRef, useState } from 'preact/hooks';
import { download } from '../../components/outbox/index.ts';
import { announce, Button, ModalDialog, Notice, useKeptFocus } from '../../components/ui/index.ts';
import { detach } from '../../lib/diagnostics/index.ts';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import {
  changeSettings,
  changesBy,
  readSettings,
  readSettingsFile,
  type SettingChange,
  type Settings,
  type SettingValues,
  settingsFile,
  withValues,
} from '../../lib/settings/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { Fact } from './setting.tsx';
import { type ChangedSetting, describeChanges } from './setting-text.ts';
import { ChangedSettings } from './settings-sync-section.tsx';

interface Preview {
  values: SettingValues;
  changes: readonly ChangedSetting[];
  unknown: number;
}

/** What became of the last file. */
type Outcome =
  | { state: 'none' }
  | { state: 'said'; tone: 'plain' | 'good' | 'danger'; sentence: Message }
  | { state: 'imported'; changes: readonly SettingChange[] };

const said = (tone: 'plain' | 'good' | 'danger', sentence: Message): Outcome => ({
  ...{ state: 'said', tone, sentence },
});

/** Saves the settings as a file, and imports such a file after showing what it would change. */
export function SettingsFileSection(props: { connection: ConnectionSummary; settings: Settings }) {
  const { connection, settings } = props;
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' });
  // “Undo” goes once it is pressed.
  const place = useKeptFocus<HTMLDivElement>(outcome);

  const save = () => {
    const now = Date.now();
    download(
      `loreside-settings-${new Date(now).toISOString().slice(0, 10)}.json`,
      settingsFile(settings, now),
    );
    announce(t('common.fileSaved'));
  };
  const open = async (file: File) => {
    setOutcome({ state: 'none' });
    const read = await readSettingsFile(file);
    if (!read.ok) return setOutcome(said('danger', read.problem.sentence));
    const { values, unknown } = read.value;
    const now = await readSettings();
    const names = changesBy(now, values).map(({ name }) => name);
    if (names.length === 0) {
      const left = message('options.importUnknown', { count: unknown });
      return setOutcome(
        said('plain', unknown > 0 && values.size === 0 ? left : message('options.importNothing')),
      );
    }
    const changes = describeChanges(names, now, withValues(now, values), connection);
    setPreview({ values, changes, unknown });
  };
  const apply = async (values: SettingValues) => {
    setPreview(null);
    const changes = await importValues(values);
    setOutcome({ state: 'imported', changes });
    announce(t('options.imported', { count: changes.length }));
  };
  const undo = async (changes: readonly SettingChange[]) => {
    await undoImport(changes);
    setOutcome(said('good', message('options.importUndone')));
    announce(t('options.importUndone'));
  };
  /** Says so if the browser can't read the file or save the settings. */
  const attempt = (work: Promise<unknown>, sentence: Message) =>
    detach(
      work.catch((error: unknown) => {
        setOutcome(said('danger', sentence));
        throw error;
      }),
      'options.importSettings',
    );

  return (
    <>
      <Fact
        name={t('options.settingsFile')}
        hint={t('options.settingsFileHint')}
        choices={[t('options.exportSettings'), t('options.importSettingsLabel')]}
      >
        <Button aria-label={t('options.exportSettings')} onClick={save}>
          {t('common.export')}
        </Button>
        <Button aria-label={t('options.importSettingsLabel')} onClick={() => input.current?.click()}>
          {t('options.importSettings')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) attempt(open(file), message('options.importUnreadable'));
          }}
        />
      </Fact>
      <div class="settings-file-outcome" ref={place} tabIndex={-1}>
        {outcome.state === 'said' && <Notice tone={outcome.tone}>{t(outcome.sentence)}</Notice>}
        {outcome.state === 'imported' && (
          <Notice
            tone="good"
            actions={
              <Button onClick={() => attempt(undo(outcome.changes), message('options.notSaved'))}>
                {t('common.undo')}
              </Button>
            }
          >
            {t('options.imported', { count: outcome.changes.length })}
          </Notice>
        )}
      </div>
      {preview && (
        <ModalDialog
          title={t('options.importTitle')}
          onClose={() => setPreview(null)}
          actions={
            <>
              <Button onClick={() => setPreview(null)}>{t('common.cancel')}</Button>
              <Button
                tone="primary"
                onClick={() => attempt(apply(preview.values), message('options.notSaved'))}
              >
                {t('options.importSettings')}
              </Button>
            </>
          }
        >
          <p>{t('options.importChanges', { count: preview.changes.length })}</p>
          <ChangedSettings changes={preview.changes} />
          {preview.unknown > 0 && (
            <p class="small">{t('options.importUnknown', { count: preview.unknown })}</p>
          )}
        </ModalDialog>
      )}
    </>
  );
}

/** Applies imported values. Resolves to what that changed. */
async function importValues(values: SettingValues): Promise<readonly SettingChange[]> {
  let changes: readonly SettingChange[] = [];
  await changeSettings((settings) => {
    changes = changesBy(settings, values);
    return withValues(settings, values);
  });
  return changes;
}

/** Brings back what an import changed, but for settings that the person has changed since. */
async function undoImport(changes: readonly SettingChange[]): Promise<void> {
  await changeSettings((settings) => {
    const since = new Set(
      changesBy(settings, new Map(changes.map(({ name, to }) => [name, to]))).map(({ name }) => name),
    );
    const earlier = changes
      .filter(({ name }) => !since.has(name))
      .map(({ name, from }) => [name, from] as const);
    return withValues(settings, new Map(earlier));
  });
}
