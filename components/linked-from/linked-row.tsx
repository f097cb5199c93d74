import { useId, useRef, useState } from 'preact/hooks';
import { isPrivate } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { Hit, Searcher } from '../../lib/library/index.ts';
import { type Quote, wordsOf } from '../../lib/markup/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { InertName, mentionRef } from '../markup/index.ts';
import { RowContent, rowOfHit } from '../search/index.ts';
import { Button, linkHandlers } from '../ui/index.ts';
import type { LinkedSource } from './groups.ts';
import { type Place, usePlaces } from './read-places.ts';

/** Places that a row shows at first. */
const FIRST = 3;

export interface LinkedRowProps {
  worldId: WorldId;
  searcher: Searcher;
  hit: Hit;
  source: LinkedSource;
  /** The title of the entry that it links to. */
  title: string;
  /** Whether Tab reaches it. Arrows move on from there. */
  isTabStop: boolean;
  /** Its quotes will be read from a text. */
  hasText: boolean;
  onFocus: () => void;
  /** `words`: the sentence to go to. */
  open: (where: 'here' | 'tab', words: string | null) => void;
}

/** What is in the text around a place, as far as its page shows it. */
const shownWords = ({ quote, isHidden }: Place): string | null =>
  quote && !isHidden ? wordsOf(quote) : null;

/** An entry that links here: a row as in other lists, and the sentence around each of its links. */
export function LinkedRow(props: LinkedRowProps) {
  const { hit, source, worldId, open } = props;
  const row = useRef<HTMLLIElement>(null);
  const [isAll, setAll] = useState(false);
  const id = useId();
  const places = usePlaces(row, { worldId, ref: hit.ref, links: source.places }, props.title);
  const covered = isPrivate(hit.ref.kind, hit) || undefined;
  const told = places?.filter(({ label, quote }) => label !== null || quote !== null);
  const shown = isAll ? told : told?.slice(0, FIRST);
  const more = (told?.length ?? 0) - (shown?.length ?? 0);
  const [first = null] = places ?? [];
  return (
    <li class="entry-row linked-row" ref={row}>
      <RowContent
        row={{
          ...rowOfHit({ worldId, searcher: props.searcher }, hit),
          path: [],
          excerpt: null,
          updatedAt: null,
        }}
        title={
          <a
            class="result-title cut"
            href={`#${hit.ref.kind}/${encodeURIComponent(hit.ref.id.toWellFormed())}`}
            dir="auto"
            data-private={covered}
            data-stop=""
            tabIndex={props.isTabStop ? 0 : -1}
            aria-describedby={first ? id : undefined}
            onFocus={props.onFocus}
            {...linkHandlers((where) => open(where, first && shownWords(first)))}
          >
            {hit.title || t('common.untitled')}
          </a>
        }
      />
      {shown
        ? shown.length > 0 && (
            <ul class="linked-places" id={id}>
              {shown.map((place, at) => (
                <li key={place.key} data-private={covered ?? (place.isHidden || undefined)}>
                  <PlaceLine place={place} isStop={at > 0} open={open} />
                </li>
              ))}
            </ul>
          )
        : props.hasText && <WaitingLines count={Math.min(FIRST, source.places.length)} />}
      {more > 0 && (
        <div class="linked-places linked-more">
          <Button size="small" tone="quiet" onClick={() => setAll(true)}>
            {t('linkedFrom.morePlaces', { count: more })}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Room for sentences that are being read, so that little moves when they arrive. */
function WaitingLines({ count }: { count: number }) {
  return (
    <div class="linked-places" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <p key={at}>&nbsp;</p>
      ))}
    </div>
  );
}

function PlaceLine(props: { place: Place; isStop: boolean; open: LinkedRowProps['open'] }) {
  const { place, isStop, open } = props;
  const { label, quote } = place;
  return (
    <>
      {label !== null && (
        <bdi class="linked-label small soft">
          {label}
          {quote ? ' ' : ''}
        </bdi>
      )}
      {quote && (
        // The title leads to the first place, so only the others are stops of their own.
        <a
          class="linked-quote"
          href="#place"
          dir="auto"
          tabIndex={-1}
          data-stop={isStop ? '' : undefined}
          {...linkHandlers((where) => open(where, shownWords(place)))}
        >
          <QuoteText quote={quote} />
        </a>
      )}
    </>
  );
}

/** A sentence with its link highlighted. Names of private entries are covered while the screen is shared. */
function QuoteText({ quote }: { quote: Quote }) {
  return (
    <>
      {quote.map(({ text, isPlace, mention }, at) => {
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
    </>
  );
}
