import { LANGUAGES, t } from '../../lib/i18n/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import { changeSetting } from './change-setting.ts';
import { Choice, type Option } from './choice.tsx';

/** The value for no language of our own choice. */
const BROWSER = '';

/** The languages by their own names, after the browser's. */
function languages(): Option<string>[] {
  return [
    { value: BROWSER, label: t('options.browserLanguage') },
    ...LANGUAGES.map(({ code, name, reviewed }) => ({
      value: code,
      label: reviewed ? name : t('options.languageDraft', { language: name }),
      lang: code,
    })),
  ];
}

/** The language of all screens. */
export function GeneralSection({ settings }: { settings: Settings }) {
  const hasDrafts = LANGUAGES.some(({ reviewed }) => !reviewed);
  return (
    <Choice
      label={t('options.language')}
      {...(hasDrafts && { hint: t('options.languageDraftHint') })}
      value={LANGUAGES.find(({ code }) => code === settings.language)?.code ?? BROWSER}
      options={languages()}
      onChange={(code) => changeSetting({ language: code === BROWSER ? null : code })}
    />
  );
}
