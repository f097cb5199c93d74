import { AUTO_HIDE_TIMES, autoHideLabel } from '../../components/secret/index.ts';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import { changeSetting } from './change-setting.ts';
import { Choice, choicesOf } from './choice.tsx';

export const FOLLOW: readonly (readonly [Settings['follow'], Message])[] = [
  ['offer', message('options.followOffer')],
  ['show', message('options.followShow')],
  ['off', message('options.followOff')],
];

/** What the side panel does by itself. */
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
