import browser from 'webextension-polyfill';
import {
  direction,
  fetchCatalog,
  LANGUAGES,
  lastLanguage,
  loadedLanguage,
  matchLanguage,
  rememberLanguage,
  useCatalog,
} from '../i18n/index.ts';
import { stored } from '../stored-state/index.ts';
import { SETTINGS_KEY } from './row-choices.ts';

const languageFor = (choice: string | null): string =>
  matchLanguage(choice, [browser.i18n.getUILanguage(), ...navigator.languages]);

async function load(language: string): Promise<void> {
  useCatalog(language, await fetchCatalog(language));
}

/** The user's choice, or null. Read alone: parsing all settings would delay a page's first paint. */
const chosen = stored(SETTINGS_KEY, (settings) => {
  const language = typeof settings === 'object' && settings !== null && Reflect.get(settings, 'language');
  return typeof language === 'string' ? language : null;
});

/** Loads the user's language in the background, unless it is loaded. Call it before anything that needs words. */
export async function loadLanguage(): Promise<void> {
  const wanted = languageFor(await chosen.read());
  if (wanted !== loadedLanguage()) await load(wanted);
}

function describeDocument(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = direction(language);
}

/** The language that pages used last, if this release has it: the setting would take longer to read. */
function startLanguage(): string {
  const last = lastLanguage();
  return LANGUAGES.some(({ code }) => code === last) && last !== null ? last : languageFor(null);
}

/** Draws a page in the user's language, and again when that changes. Resolves after the first time. */
export async function drawInLanguage(draw: () => void): Promise<void> {
  let inUse = '';
  const use = async (wanted: string): Promise<void> => {
    if (wanted === inUse) return;
    inUse = wanted;
    await load(wanted);
    if (wanted !== inUse) return;
    describeDocument(wanted);
    draw();
  };
  const follow = async (choice: string | null): Promise<void> => {
    const wanted = languageFor(choice);
    rememberLanguage(wanted);
    await use(wanted);
  };
  await use(startLanguage());
  chosen.watch(follow);
  await follow(await chosen.read());
}
