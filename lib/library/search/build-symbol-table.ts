import { SymbolTable } from './fsst.ts';

/** With fewer texts the table would cost more than it saves. */
const WORTHWHILE = 2048;
/** As many texts are looked at, to learn what they have in common, as much of each, and as many letters in all. */
const MOST = 1024;
const LONGEST = 200;
const SAMPLE = 12_000;
/** A prime, so that they come from everywhere. */
const SCATTER = 7919;
/** A shorthand learnt from fewer than one in so many of the texts is learnt anew. */
const STALE = 4;

/** For so many texts: none for a few. `text` gives one of them. */
export function* buildSymbolTable(
  count: number,
  text: (at: number) => string | null,
): Generator<void, SymbolTable> {
  if (count < WORTHWHILE) return new SymbolTable();
  const texts: string[] = [];
  for (let at = 0, size = 0; at < MOST && size < SAMPLE; at++) {
    const one = text((at * SCATTER) % count)?.slice(0, LONGEST) ?? '';
    texts.push(one);
    size += one.length;
    if (at % 64 === 63) yield;
  }
  return yield* SymbolTable.learn(texts);
}

/**
 * For segments that become one: the one that most of the texts are written in already, so that they need not be read.
 * `isBase`: what is merged stays for long, so that learning pays.
 */
export function* mergeSymbolTables(
  segments: readonly { symbols: SymbolTable; size: number }[],
  isBase: boolean,
  count: number,
  text: (at: number) => string | null,
): Generator<void, SymbolTable> {
  const [largest] = segments
    .filter(({ symbols }) => symbols.section.length > 0)
    .sort((a, b) => b.size - a.size);
  if (largest && largest.size * STALE >= count) return largest.symbols;
  return isBase ? yield* buildSymbolTable(count, text) : new SymbolTable();
}
