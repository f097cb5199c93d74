import { isHiddenField } from '../../lib/entries/index.ts';
import { wordsOf } from '../../lib/markup/index.ts';
import type { TextPlace } from '../entry-view/index.ts';
import type { Place } from './place.ts';
import type { QuoteReader } from './quote-reader.ts';

/** A place as its entry's view shows it; undefined if it doesn't, or if the sentence wasn't read. */
export function placeInText(place: Place, reader: Pick<QuoteReader, 'known'>): TextPlace | undefined {
  const quote = isHiddenField(place.field) ? null : reader.known(place);
  return quote ? { kind: 'text', words: wordsOf(quote) } : undefined;
}
