import { useState } from 'preact/hooks';
import { useAsyncAction } from '../../components/search/index.ts';
import { Button, Icon, ModalDialog, Notice, useWatched } from '../../components/ui/index.ts';
import { formatAge, type Message, message, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { type Settings, withValues } from '../../lib/settings/index.ts';
import {
  type ConnectionSummary,
  readSettingsSync,
  type SettingsSyncProblem,
  watchSettingsSync,
} from '../../lib/stored-state/index.ts';
import { Setting } from './setting.tsx';
import { type ChangedSetting, describeChanges } from './setting-text.ts';
import './options.css';

/** A list of settings with their values before and after a change. */
export function ChangedSettings({ changes }: { changes: readonly ChangedSetting[] }) {
  return (
    <ul class="changed-settings">
      {changes.map(({ name, label, from, to }) => (
        <li key={name}>
          <strong>{label}</strong>
          <span class="changed-values" aria-hidden="true">
            <bdi>{from}</bdi>
            <Icon name="send" />
            <bdi>{to}</bdi>
          </span>
          <span class="visually-hidden">{t('options.importChange', { from, to })}</span>
        </li>
      ))}
    </ul>
  );
}

const PROBLEMS: Readonly<Record<SettingsSyncProblem, Message>> = {
  full: message('options.syncFull'),
  unavailable: message('options.syncUnavailable'),
  newer: message('options.syncNewer'),
  removed: message('options.syncRemoved'),
};

/**
 * What the person is asked before sync is turned on or off. Turning it on always asks: data leaves the device, and
 * Firefox doesn't ask about what its own sync transports.
 */
type Question = { about: 'on'; changes: readonly ChangedSetting[] } | { about: 'off' };

/** Turns the sync of settings and pins on and off, and says how it goes. */
export function SettingsSyncSection(props: { connection: ConnectionSummary; settings: Settings }) {
  const { connection, settings } = props;
  const state = useWatched(readSettingsSync, watchSettingsSync);
  const [question, setQuestion] = useState<Question | null>(null);
  const [errorMessage, run] = useAsyncAction();

  const turnOn = () => {
    setQuestion(null);
    run(() => request('settingsSync.turnOn', {}));
  };
  const askFirst = () =>
    run(async () => {
      const found = await request('settingsSync.preview', {});
      if (!found.ok) return found;
      const values = new Map(found.value);
      const after = withValues(settings, values);
      const changes = describeChanges([...values.keys()], settings, after, connection);
      setQuestion({ about: 'on', changes });
      return found;
    });
  const turnOff = (removeCopy: boolean) => {
    setQuestion(null);
    run(() => request('settingsSync.turnOff', { removeCopy }));
  };

  if (!state) return null;
  const { isOn, syncedAt, problem } = state;
  return (
    <>
      <Setting name={t('options.syncSettings')} hint={t('options.syncSettingsHint')}>
        {(ids) => (
          <>
            {isOn && syncedAt !== null && problem === null && (
              <span class="soft small">{t('library.syncedAt', { age: formatAge(syncedAt) })}</span>
            )}
            <span class="switch">
              <input
                {...ids}
                type="checkbox"
                role="switch"
                aria-checked={isOn}
                checked={isOn}
                onChange={(event) => {
                  // It follows the stored state, which changes once the question is answered.
                  event.currentTarget.checked = isOn;
                  if (isOn) setQuestion({ about: 'off' });
                  else askFirst();
                }}
              />
            </span>
          </>
        )}
      </Setting>
      {problem !== null && <Notice tone={isOn ? 'warn' : 'plain'}>{t(PROBLEMS[problem])}</Notice>}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {question?.about === 'on' && (
        <ModalDialog
          title={t('options.syncOnTitle')}
          onClose={() => setQuestion(null)}
          actions={
            <>
              <Button onClick={() => setQuestion(null)}>{t('common.cancel')}</Button>
              <Button tone="primary" onClick={turnOn}>
                {t('options.syncTurnOn')}
              </Button>
            </>
          }
        >
          <p>{t('options.syncOnMeans')}</p>
          {question.changes.length > 0 && (
            <>
              <p>{t('options.syncOnChanges', { count: question.changes.length })}</p>
              <ChangedSettings changes={question.changes} />
            </>
          )}
        </ModalDialog>
      )}
      {question?.about === 'off' && (
        <ModalDialog
          title={t('options.syncOffTitle')}
          onClose={() => setQuestion(null)}
          actions={
            <>
              <Button onClick={() => setQuestion(null)}>{t('common.cancel')}</Button>
              <Button tone="danger" onClick={() => turnOff(true)}>
                {t('options.syncRemoveCopy')}
              </Button>
              <Button tone="primary" onClick={() => turnOff(false)}>
                {t('options.syncKeepCopy')}
              </Button>
            </>
          }
        >
          <p>{t('options.syncOffMeans')}</p>
        </ModalDialog>
      )}
    </>
  );
}
