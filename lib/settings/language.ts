import browser from 'webextension-polyfill';
import { type Catalog, direction, loadedLanguage, matchLanguage, useCatalog } from '../i18n/index.ts';
import { readSettings, watchSettings } from './settings.ts';

/**
 * Copy of the choice in `localStorage`, which pages can read before they first draw. The setting itself takes a few
 * milliseconds longer.
 */
const COPY = 'language';

const languageFor = (choice: string | null): string =>
  matchLanguage(choice, [browser.i18n.getUILanguage(), ...navigator.languages]);

function readCopy(): string | null {
  try {
    return localStorage.getItem(COPY);
  } catch {
    // Site data is blocked. The setting follows a moment later.
    return null;
  }
}

function writeCopy(choice: string | null): void {
  try {
    if (choice === null) localStorage.removeItem(COPY);
    else localStorage.setItem(COPY, choice);
  } catch {
    // Site data is blocked: pages start in the browser's language, then follow the setting.
  }
}

async function load(language: string): Promise<void> {
  const response = await fetch(browser.runtime.getURL(`/messages/${language}.json`));
  const catalog: Catalog = await response.json();
  useCatalog(language, catalog);
}

/** Loads the user's language in the background, unless it is loaded. Call it before anything that needs words. */
export async function loadLanguage(): Promise<void> {
  const wanted = languageFor((await readSettings()).language);
  if (wanted !== loadedLanguage()) await load(wanted);
}

function describeDocument(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = direction(language);
}

/**
 * Draws a page in the user's language, and again when the user chooses another. Resolves after the first time.
 */
export async function drawInLanguage(draw: () => void): Promise<void> {
  let inUse = '';
  const use = async (choice: string | null): Promise<void> => {
    const wanted = languageFor(choice);
    if (wanted === inUse) return;
    inUse = wanted;
    await load(wanted);
    if (wanted !== inUse) return;
    describeDocument(wanted);
    draw();
  };
  const follow = async (choice: string | null): Promise<void> => {
    writeCopy(choice);
    await use(choice);
  };
  await use(readCopy());
  watchSettings((settings) => follow(settings.language));
  await follow((await readSettings()).language);
}
