import { AUTO_HIDE_TIMES, autoHideLabel } from '../../components/secret/index.ts';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import { changeSetting } from './change-setting.ts';
import { Choice, choicesOf } from './choice.tsx';

const FOLLOW: readonly (readonly [Settings['follow'], Message])[] = [
  ['offer', message('options.followOffer')],
  ['show', message('options.followShow')],
  ['off', message('options.followOff')],
];

const DENSITIES: readonly (readonly [Settings['density'], Message])[] = [
  ['two-lines', message('options.densityTwoLines')],
  ['one-line', message('options.densityOneLine')],
];

const TYPEFACES: readonly (readonly [Settings['readingTypeface'], Message])[] = [
  ['serif', message('options.typefaceSerif')],
  ['sans', message('options.typefaceSans')],
];

/** What the side panel does by itself, and how lists and texts look. */
export function PanelSection({ settings }: { settings: Settings }) {
  return (
    <>
      <Choice
        label={t('options.follow')}
        hint={t('options.followHint')}
        value={settings.follow}
        options={choicesOf(FOLLOW)}
        onChange={(follow) => changeSetting({ follow })}
      />
      <Choice
        label={t('options.density')}
        hint={t('options.densityHint')}
        value={settings.density}
        options={choicesOf(DENSITIES)}
        onChange={(density) => changeSetting({ density })}
      />
      <Choice
        label={t('options.readingTypeface')}
        value={settings.readingTypeface}
        options={choicesOf(TYPEFACES)}
        onChange={(readingTypeface) => changeSetting({ readingTypeface })}
      />
      <Choice
        label={t('options.hideSecrets')}
        hint={t('secret.autoHideHint')}
        value={String(settings.secretCoverSeconds)}
        options={AUTO_HIDE_TIMES.map((seconds) => ({
          value: String(seconds),
          label: autoHideLabel(seconds),
        }))}
        onChange={(seconds) =>
          changeSetting({ secretCoverSeconds: seconds === 'null' ? null : Number(seconds) })
        }
      />
    </>
  );
}
