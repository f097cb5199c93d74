import { type Message, message, t } from '../../lib/i18n/index.ts';
import { SOURCE_PLACES } from '../../lib/outbox/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import { Choice, choicesOf, Toggle } from './choice.tsx';
import { changeSetting, WideSetting } from './setting.tsx';

export const SOURCE_FIELDS = SOURCE_PLACES.map(([value, id]) => [value, message(id)] as const);
export const STATES: readonly (readonly [Settings['defaultState'], Message])[] = [
  ['world', message('capture.visibilityWorld')],
  ['private', message('flags.private')],
  ['public', message('flags.public')],
];
const UNDO_SECONDS = [0, 5, 10, 20, 30, 60];

export const undoLabel = (seconds: number): string =>
  seconds === 0 ? t('options.sendImmediately') : t('options.seconds', { count: seconds });

/** The defaults of captures, and how long sending can be undone. */
export function CaptureSection({ settings }: { settings: Settings }) {
  return (
    <>
      <Choice
        label={t('capture.sourcePlace')}
        hint={t('options.sourceFieldHint')}
        value={settings.sourceField}
        options={choicesOf(SOURCE_FIELDS)}
        onChange={(sourceField) => changeSetting({ sourceField })}
      />
      <Choice
        label={t('options.visibility')}
        hint={t('options.visibilityHint')}
        value={settings.defaultState}
        options={choicesOf(STATES)}
        onChange={(defaultState) => changeSetting({ defaultState })}
      />
      <Choice
        label={t('options.undoWindow')}
        hint={t('options.undoWindowHint')}
        value={String(settings.undoSeconds)}
        options={UNDO_SECONDS.map((seconds) => ({ value: String(seconds), label: undoLabel(seconds) }))}
        onChange={(seconds) => changeSetting({ undoSeconds: Number(seconds) })}
      />
      <Toggle
        label={t('options.contextMenu')}
        hint={t('options.contextMenuHint')}
        isOn={settings.contextMenu}
        onChange={(contextMenu) => changeSetting({ contextMenu })}
      />
      <WideSetting name={t('options.privateWindowsName')} hint={t('options.privateWindows')} />
    </>
  );
}
