import type { RichActions } from '../markup/index.ts';

/** What a card may do: every one of its dice is rolled for somebody. */
export type CardActions = RichActions & Required<Pick<RichActions, 'onDice' | 'search'>>;
