import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Mark } from '../../components/search/index.ts';
import type { TextMatcher } from '../../lib/library/index.ts';

export interface SettingSearch {
  /** Null while nothing is searched. */
  match: TextMatcher | null;
  /** Headings above the settings. They find all settings below them. */
  headings: readonly string[];
}

/** The search of the page, for each setting to find itself in. */
export const SearchContext = createContext<SettingSearch>({ match: null, headings: [] });

export interface FoundSetting {
  isShown: boolean;
  nameMarks: readonly Mark[];
  hintMarks: readonly Mark[];
}

/**
 * Whether the search shows this setting, and which letters of it match.
 * @param choices labels of the values that the setting can have, which find it too
 */
export function useFound(name: string, hint: string, choices: readonly string[] = []): FoundSetting {
  const { match, headings } = useContext(SearchContext);
  const marks = match ? match([name, hint, ...choices, ...headings]) : [];
  return { isShown: marks !== null, nameMarks: marks?.[0] ?? [], hintMarks: marks?.[1] ?? [] };
}
