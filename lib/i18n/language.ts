/** A language that the extension speaks. */
export interface Language {
  /** Language tag, such as `pt-BR`. */
  code: string;
  /** Its own name for itself. */
  name: string;
  /** Whether a native speaker has read the translation. */
  reviewed: boolean;
}

/** The build puts the list of `languages/` here. Tests that run outside a browser have none. */
declare const __LANGUAGES__: readonly Language[] | undefined;

/** All languages, English first. */
export const LANGUAGES: readonly Language[] = typeof __LANGUAGES__ === 'undefined' ? [] : __LANGUAGES__;

const FALLBACK = 'en';

/**
 * The language to use: the user's choice, otherwise the first of the browser's languages that we have, otherwise
 * English. `pt` matches `pt-BR`.
 */
export function matchLanguage(choice: string | null, preferred: readonly string[]): string {
  for (const tag of choice === null ? preferred : [choice, ...preferred]) {
    const [base] = tag.split('-');
    const found =
      LANGUAGES.find(({ code }) => code === tag) ?? LANGUAGES.find(({ code }) => code.split('-')[0] === base);
    if (found) return found.code;
  }
  return FALLBACK;
}

/** Writing direction of a language. */
export const direction = (code: string): 'ltr' | 'rtl' => (/^(ar|fa|he|ur)\b/.test(code) ? 'rtl' : 'ltr');
