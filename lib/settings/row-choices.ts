export const SETTINGS_KEY = 'settings';

export const DENSITIES = ['two-lines', 'one-line'] as const;
export type Density = (typeof DENSITIES)[number];

/** Orders of a list. Search results can also be in order of relevance. */
export const LIST_SORTS = ['title', 'changed', 'template'] as const;
export const RESULT_SORTS = ['relevance', ...LIST_SORTS] as const;
export type ListSort = (typeof LIST_SORTS)[number];
export type ResultSort = (typeof RESULT_SORTS)[number];

/** One of a few choices in stored settings; the first if there is none. */
export function choiceIn<T extends string>(
  settings: unknown,
  name: string,
  choices: readonly [T, ...T[]],
): T {
  const stored: unknown =
    typeof settings === 'object' && settings !== null ? Reflect.get(settings, name) : undefined;
  return choices.find((choice) => choice === stored) ?? choices[0];
}
