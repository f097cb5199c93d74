import type { PageText } from '../page-texts.ts';
import type { Action } from './action.ts';

type Heading = Extract<PageText, `group${string}` | 'more'>;

/** The unfolding groups in display order, with their headings. */
export const GROUPS: readonly [Exclude<Action['group'], 'bar'>, Heading][] = [
  ['flags', 'groupStatus'],
  ['make', 'groupNew'],
  ['more', 'more'],
];
