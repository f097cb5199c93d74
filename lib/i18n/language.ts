/** A piece of text on the help page: plain, a key, a label as the screens show it, or a link. */
export type HelpText =
  | string
  | { kind: 'key'; text: string }
  | { kind: 'label'; text: string }
  | { kind: 'link'; text: string; to: string };

export type HelpBlock =
  | { kind: 'paragraph'; text: readonly HelpText[] }
  | { kind: 'steps' | 'list'; items: readonly (readonly HelpText[])[] }
  | { kind: 'picture'; name: string; alt: string }
  /** Something that the help page draws itself, such as the list of keys. */
  | { kind: 'part'; name: string };

/** A heading and what is below it. The first section of a topic may have no heading. */
export interface HelpSection {
  /** Its address on the help page. */
  id: string;
  title: string | null;
  blocks: readonly HelpBlock[];
}

export interface HelpTopic {
  id: string;
  title: string;
  sections: readonly HelpSection[];
}

/** Reads the help texts in a language. Only the help page does, so they aren't part of the message catalog. */
export async function fetchHelp(language: string): Promise<readonly HelpTopic[]> {
  return (await fetch(`/help/${language}.json`)).json();
}

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

/** The user's choice, else the first of the browser's languages that we have, else English. `pt` is `pt-BR`. */
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
