import type { MessageId } from '../../i18n/index.ts';
import type { Action } from './action.ts';

type Heading = Extract<MessageId, `worldPage.group${string}`>;

/** The unfolding groups in display order, with their headings. */
export const GROUPS: readonly [Exclude<Action['group'], 'bar'>, Heading][] = [
  ['flags', 'worldPage.groupStatus'],
  ['change', 'worldPage.groupChange'],
  ['make', 'worldPage.groupNew'],
  ['see', 'worldPage.groupRelated'],
];
