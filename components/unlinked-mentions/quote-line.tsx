import { t } from '../../lib/i18n/index.ts';
import { InertName, mentionRef } from '../markup/index.ts';
import type { Place } from './place.ts';
import { useQuote } from './use-quote.ts';

/**
 * The sentence of a place, with the name highlighted. Names of private entries are covered while the screen is shared.
 * `isPrivate`: readers can't see the text that it is from.
 */
export function QuoteLine(props: { id: string; place: Place; isPrivate: boolean }) {
  const { id, place } = props;
  const quote = useQuote(place);
  return (
    <p class="place-quote" id={id} dir="auto" data-private={props.isPrivate || undefined}>
      {quote === undefined && <span class="soft">{t('common.loading')}</span>}
      {quote === null && <span class="soft">{place.name}</span>}
      {quote?.map(({ text, isPlace, mention }, at) => {
        // The index is a safe key: pieces carry no state.
        if (isPlace) return <mark key={at}>{text}</mark>;
        const target = mention && mentionRef(mention);
        return target ? (
          <InertName key={at} target={target}>
            {text}
          </InertName>
        ) : (
          text
        );
      })}
    </p>
  );
}
