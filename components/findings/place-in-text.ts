import type { Place } from '../../lib/checks/index.ts';
import { isHiddenField } from '../../lib/entries/index.ts';
import type { TextPlace } from '../entry-view/index.ts';

/** A place as its entry's view shows it; undefined if it isn't in a text that the view shows. */
export const placeInText = ({ range, field, quote }: Place): TextPlace | undefined =>
  range === null || quote === '' || isHiddenField(field) ? undefined : { kind: 'text', words: quote };
