import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { report } from '../../lib/diagnostics/index.ts';
import { type Library, slices } from '../../lib/library/index.ts';
import { type Quote, quotesIn } from '../../lib/markup/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { readTexts } from '../../lib/unlinked-mentions/index.ts';
import type { WorldIndex } from '../search/index.ts';
import type { Place } from './place.ts';

type QuotedPlace = Pick<Place, 'key' | 'from' | 'field' | 'start' | 'end'>;

interface Asked {
  place: QuotedPlace;
  resolve: (quote: Quote | null) => void;
  reject: (error: unknown) => void;
}

/** More than anybody has unfolded. */
const MOST_KEPT = 3_000;

/** Reads the sentences around places, on request: an entry's text is read once for all of its places that are asked for together. */
export class QuoteReader {
  readonly #library: Pick<Library, 'body'>;
  readonly #worldId: WorldId;
  readonly #searcher: () => Pick<WorldIndex['searcher'], 'hit'>;
  readonly #known = new Map<string, Quote | null>();
  #waiting: Asked[] = [];

  constructor(
    { library, worldId }: Pick<WorldIndex, 'library' | 'worldId'>,
    searcher: () => WorldIndex['searcher'],
  ) {
    this.#library = library;
    this.#worldId = worldId;
    this.#searcher = searcher;
  }

  /** The sentence, if it was read before. */
  known(place: QuotedPlace): Quote | null | undefined {
    return this.#known.get(keyOfQuote(place));
  }

  /** Null if the place isn't in the text that is stored now. */
  read(place: QuotedPlace): Promise<Quote | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ place, resolve, reject });
      if (this.#waiting.length === 1) queueMicrotask(() => void this.#readWaiting());
    });
  }

  async #readWaiting(): Promise<void> {
    const waiting = new Map<number, Asked[]>();
    for (const asked of this.#waiting) {
      const { from } = asked.place;
      waiting.set(from, [...(waiting.get(from) ?? []), asked]);
    }
    this.#waiting = [];
    const rest = slices();
    for (const [from, asked] of waiting) {
      try {
        const quotes = await this.#quotes(
          from,
          asked.map(({ place }) => place),
        );
        for (const { place, resolve } of asked) {
          const quote = quotes.get(place.key) ?? null;
          if (this.#known.size >= MOST_KEPT) this.#known.clear();
          this.#known.set(keyOfQuote(place), quote);
          resolve(quote);
        }
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
      const pause = rest();
      if (pause) await pause;
    }
  }

  async #quotes(from: number, places: readonly QuotedPlace[]): Promise<Map<string, Quote | null>> {
    const quotes = new Map<string, Quote | null>();
    const hit = this.#searcher().hit(from);
    if (!hit) return quotes;
    const texts = await readTexts(this.#library, this.#worldId, hit.ref);
    for (const { field, text } of texts) {
      const here = places.filter((place) => place.field === field);
      if (here.length === 0) continue;
      for (const [at, quote] of quotesIn(text, here).entries()) {
        const key = here[at]?.key;
        if (key !== undefined) quotes.set(key, quote);
      }
    }
    return quotes;
  }
}

const keyOfQuote = ({ key, start, end }: QuotedPlace): string => `${key} ${start} ${end}`;

export const QuotesContext = createContext<QuoteReader | null>(null);

/**
 * The sentence around a place: undefined until it is read, null if the text doesn't have it. A place that was linked keeps
 * the sentence that it had.
 */
export function useQuote(place: Place): Quote | null | undefined {
  const reader = useContext(QuotesContext);
  const [quote, setQuote] = useState<Quote | null | undefined>(() => reader?.known(place));
  const isRead = useRef(quote !== undefined);
  const isOpen = place.state === 'open';
  useEffect(() => {
    if (!reader || (isRead.current && !isOpen)) return;
    let isGone = false;
    reader.read(place).then(
      (read) => {
        isRead.current = true;
        if (!isGone) setQuote(read);
      },
      (error: unknown) => {
        report(error, 'mentions.quote');
        if (!isGone) setQuote(null);
      },
    );
    return () => {
      isGone = true;
    };
  }, [reader, place.key, place.start, place.end, isOpen]);
  return quote;
}
