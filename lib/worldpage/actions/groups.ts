import type { PageText } from '../page-texts.ts';
import type { Action } from './action.ts';

type Heading = Extract<PageText, `group${string}`>;

/** The groups of the menu in display order, with their headings. The rest has none: the menu itself is called “More”. */
export const GROUPS: readonly [Exclude<Action['group'], 'bar'>, Heading | null][] = [
  ['flags', 'groupStatus'],
  ['make', 'groupNew'],
  ['more', null],
];
