// Fixes what tests must not depend on to the same value on every machine: fonts, language, time zone and screen scale.
// The Vitest and Playwright configurations import this first, so that their workers and the browsers they start inherit
// it. `TEST_FONTS`, `TEST_LANG`, `TEST_TZ` and `TEST_SCALE` replace the values: tests must pass with any of them.
import path from 'node:path';

/** A BCP 47 tag. */
const language = process.env.TEST_LANG ?? 'en-US';
const locale = `${language.replace('-', '_')}.UTF-8`;

Object.assign(process.env, {
  FONTCONFIG_FILE: process.env.TEST_FONTS ?? path.join(import.meta.dirname, 'fonts.conf'),
  TZ: process.env.TEST_TZ ?? 'UTC',
  LANG: locale,
  LC_ALL: locale,
  LANGUAGE: language.replace('-', '_'),
});

const scale = process.env.TEST_SCALE ?? '1';

/** What Chromium doesn't read from the environment. */
export const CHROMIUM_ARGS = [`--lang=${language}`, `--force-device-scale-factor=${scale}`];

/** What Firefox doesn't read from the environment. */
export const FIREFOX_PREFERENCES = {
  'intl.accept_languages': language,
  'intl.locale.requested': language,
  'intl.regional_prefs.use_os_locales': true,
  'layout.css.devPixelsPerPx': scale,
};
