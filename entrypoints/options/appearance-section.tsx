import { AUTO_HIDE_TIMES, autoHideLabel } from '../../components/secret/index.ts';
import type { SelectOption } from '../../components/ui/index.ts';
import { LANGUAGES, type Message, message, t } from '../../lib/i18n/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import { Choice, choicesOf, Toggle } from './choice.tsx';
import { changeSetting } from './setting.tsx';

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
      <Toggle
        label={t('options.hideStatblocks')}
        hint={t('options.hideStatblocksHint')}
        isOn={settings.hideStatblocks}
        onChange={(hideStatblocks) => changeSetting({ hideStatblocks })}
      />
    </>
  );
}

/** The value for no language of our own choice. */
const BROWSER = '';

/** The languages by their own names, after the browser's. */
export function languages(): SelectOption<string>[] {
  return [
    { value: BROWSER, label: t('options.browserLanguage') },
    ...LANGUAGES.map(({ code, name, reviewed }) => ({
      value: code,
      label: reviewed ? name : t('options.languageDraft', { language: name }),
      lang: code,
    })),
  ];
}

export const THEMES: readonly (readonly [Settings['theme'], Message])[] = [
  ['system', message('options.themeSystem')],
  ['light', message('options.themeLight')],
  ['dark', message('options.themeDark')],
];

export const TEXT_SIZES: readonly (readonly [Settings['textSize'], Message])[] = [
  ['small', message('options.textSmall')],
  ['normal', message('options.textNormal')],
  ['large', message('options.textLarge')],
  ['larger', message('options.textLarger')],
];

export const DENSITIES: readonly (readonly [Settings['density'], Message])[] = [
  ['two-lines', message('options.densityTwoLines')],
  ['one-line', message('options.densityOneLine')],
];

export const TYPEFACES: readonly (readonly [Settings['readingTypeface'], Message])[] = [
  ['serif', message('options.typefaceSerif')],
  ['sans', message('options.typefaceSans')],
];

/** The language and the look of all screens. */
export function AppearanceSection({ settings }: { settings: Settings }) {
  const hasDrafts = LANGUAGES.some(({ reviewed }) => !reviewed);
  return (
    <>
      <Choice
        label={t('options.language')}
        {...(hasDrafts && { hint: t('options.languageDraftHint') })}
        value={LANGUAGES.find(({ code }) => code === settings.language)?.code ?? BROWSER}
        options={languages()}
        onChange={(code) => changeSetting({ language: code === BROWSER ? null : code })}
      />
      <Choice
        label={t('options.theme')}
        hint={t('options.themeHint')}
        value={settings.theme}
        options={choicesOf(THEMES)}
        onChange={(theme) => changeSetting({ theme })}
      />
      <Choice
        label={t('options.textSize')}
        hint={t('options.textSizeHint')}
        value={settings.textSize}
        options={choicesOf(TEXT_SIZES)}
        onChange={(textSize) => changeSetting({ textSize })}
      />
      <Choice
        label={t('options.density')}
        hint={t('options.densityHint')}
        value={settings.density}
        options={choicesOf(DENSITIES)}
        onChange={(density) => changeSetting({ density })}
      />
      <Toggle
        label={t('searchLinks.counts')}
        hint={t('searchLinks.countsHint')}
        isOn={settings.linkCounts}
        onChange={(linkCounts) => changeSetting({ linkCounts })}
      />
      <Choice
        label={t('options.readingTypeface')}
        value={settings.readingTypeface}
        options={choicesOf(TYPEFACES)}
        onChange={(readingTypeface) => changeSetting({ readingTypeface })}
      />
    </>
  );
}
