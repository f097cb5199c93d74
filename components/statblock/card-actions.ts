import type { RichActions } from '../markup/index.ts';

/** What a card's content can do. Every roll on it is recorded. */
export type CardActions = RichActions & Required<Pick<RichActions, 'onDice' | 'search'>>;
