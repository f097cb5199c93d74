import { direction, loadedLanguage, t } from '../../i18n/index.ts';
import { loadLanguage, readColorScheme } from '../../settings/index.ts';
import { PAGE_TEXTS, type PageWords } from '../../worldpage/index.ts';

/** Leaves the placeholders of a message in place, for the page to fill in. */
const UNFILLED = {
  title: '{title}',
  category: '{category}',
  about: '{about}',
  place: '{place}',
  count: '{count}',
  key: '{key}',
};

/** The texts that our scripts on pages show, in the user's language, and the theme. */
export async function pageWords(): Promise<PageWords> {
  await loadLanguage();
  const language = loadedLanguage() ?? 'en';
  const texts = PAGE_TEXTS.map((name) => [name, t({ id: `worldPage.${name}`, values: UNFILLED })] as const);
  const scheme = await readColorScheme();
  return { language, direction: direction(language), scheme, texts: Object.fromEntries(texts) };
}
