import { type ByteReader, type ByteWriter, encode, encoded } from './byte-io.ts';

/** Codes 0 to 254 are symbols; ESCAPE precedes a literal byte. */
const ESCAPE = 255;
const MAX_SYMBOL = 8;
const ROUNDS = 4;
const SAMPLES_PER_YIELD = 64;

const DECODER = new TextDecoder();

/** Compresses short strings by one byte for frequent substrings (FSST). Each can be decoded on its own. */
export class SymbolTable {
  /** The length and bytes of each symbol. Empty: strings aren't compressed. */
  readonly section: Uint8Array;
  readonly #starts: number[] = [];
  #next = new Uint16Array(0);
  #room = new Uint8Array(256);

  constructor(section: Uint8Array = new Uint8Array()) {
    this.section = section;
    for (let at = 0; at < section.length; at += (section[at] ?? 0) + 1) this.#starts.push(at + 1);
  }

  /** Builds a table from sample texts. */
  static *learn(texts: readonly string[]): Generator<void, SymbolTable> {
    const samples = texts.map((text) => encoded.slice(0, encode(text)));
    let learnt = new SymbolTable();
    // The first rounds gain little, so part of the samples is enough for them.
    for (let part = ROUNDS; part > 0; part--) learnt = yield* learnt.#better(samples, part);
    return learnt;
  }

  /** Encodes every `part`-th sample, counts symbols and pairs of symbols, and keeps those that save most. */
  *#better(samples: readonly Uint8Array[], part: number): Generator<void, SymbolTable> {
    this.#prepare();
    const saved = new Map<string, number>();
    const count = (symbol: string) => saved.set(symbol, (saved.get(symbol) ?? 0) + symbol.length);
    for (const [place, bytes] of samples.entries()) {
      if (place % SAMPLES_PER_YIELD === 0) yield;
      if (place % part !== 0) continue;
      const text = String.fromCharCode(...bytes);
      let before = 0;
      for (let at = 0; at < bytes.length; ) {
        const end = at + this.#lengthOf(this.#longest(bytes, at, bytes.length));
        count(text.slice(at, end));
        if (before < at && end - before <= MAX_SYMBOL) count(text.slice(before, end));
        before = at;
        at = end;
      }
    }
    yield;
    const best = [...saved].filter(([symbol, size]) => size > symbol.length);
    best.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const symbols = best.slice(0, ESCAPE).map(([symbol]) => symbol);
    const section = symbols
      .sort()
      .map((symbol) => String.fromCharCode(symbol.length) + symbol)
      .join('');
    return new SymbolTable(Uint8Array.from(section, (one) => one.charCodeAt(0)));
  }

  equals({ section }: SymbolTable): boolean {
    return section.length === this.section.length && section.every((byte, at) => byte === this.section[at]);
  }

  /** Builds a trie in which node `code + 1` is the end of symbol `code`. */
  #prepare(): void {
    if (this.#next.length > 0) return;
    this.#next = new Uint16Array((this.section.length + 1) * 256);
    let last = this.#starts.length;
    for (const [code, start] of this.#starts.entries()) {
      const end = start + (this.section[start - 1] ?? 0) - 1;
      let node = 0;
      for (let at = start; at < end; at++) {
        const step = node * 256 + (this.section[at] ?? 0);
        if (this.#next[step] === 0) this.#next[step] = ++last;
        node = this.#next[step] ?? 0;
      }
      // Symbols are sorted, so prefixes come first and this node is still free.
      this.#next[node * 256 + (this.section[end] ?? 0)] = code + 1;
    }
  }

  /** The code plus one of the longest symbol at `at`, or 0. */
  #longest(bytes: Uint8Array, at: number, end: number): number {
    const next = this.#next;
    const symbols = this.#starts.length;
    let longest = 0;
    let node = 0;
    for (let ahead = at; ahead < end; ahead++) {
      node = next[(node << 8) | (bytes[ahead] ?? 0)] ?? 0;
      if (node === 0) break;
      if (node <= symbols) longest = node;
    }
    return longest;
  }

  /** Length in bytes; a literal byte counts as one. */
  #lengthOf(symbol: number): number {
    return symbol === 0 ? 1 : this.section[(this.#starts[symbol - 1] ?? 0) - 1] || 1;
  }

  /** Writes the compressed length, then the compressed text. */
  write(writer: ByteWriter, text: string): void {
    if (this.section.length === 0) {
      writer.text(text);
      return;
    }
    this.#prepare();
    const size = encode(text);
    const bytes = encoded;
    if (this.#room.length < size * 2) this.#room = new Uint8Array(size * 2);
    const room = this.#room;
    let length = 0;
    for (let at = 0; at < size; ) {
      const symbol = this.#longest(bytes, at, size);
      if (symbol > 0) room[length++] = symbol - 1;
      else {
        room[length++] = ESCAPE;
        room[length++] = bytes[at] ?? 0;
      }
      at += this.#lengthOf(symbol);
    }
    writer.sized(room, length);
  }

  read(reader: ByteReader): string {
    if (this.section.length === 0) return reader.text();
    const short = reader.bytes();
    if (this.#room.length < short.length * MAX_SYMBOL) this.#room = new Uint8Array(short.length * MAX_SYMBOL);
    const room = this.#room;
    let length = 0;
    for (let at = 0; at < short.length; at++) {
      const code = short[at] ?? 0;
      if (code === ESCAPE) room[length++] = short[++at] ?? 0;
      else {
        const start = this.#starts[code] ?? 1;
        const end = start + (this.section[start - 1] ?? 0);
        for (let from = start; from < end; from++) room[length++] = this.section[from] ?? 0;
      }
    }
    return DECODER.decode(room.subarray(0, length));
  }
}

/** For fewer texts a table costs more than it saves. */
const MIN_TEXTS = 2048;
/** Limits on the training samples: how many, how long each, and how long in total. */
const MAX_SAMPLES = 1024;
const MAX_SAMPLE_LENGTH = 200;
const MAX_SAMPLED = 12_000;
/** A prime, so that samples come from all over. */
const SAMPLE_STRIDE = 7919;
/** A merge learns a new table if the old one covers less than one in this many texts. */
const MAX_GROWTH = 4;

/** An empty table if there are few texts. */
export function* buildSymbolTable(
  count: number,
  text: (at: number) => string | null,
): Generator<void, SymbolTable> {
  if (count < MIN_TEXTS) return new SymbolTable();
  const texts: string[] = [];
  for (let at = 0, size = 0; at < MAX_SAMPLES && size < MAX_SAMPLED; at++) {
    const one = text((at * SAMPLE_STRIDE) % count)?.slice(0, MAX_SAMPLE_LENGTH) ?? '';
    texts.push(one);
    size += one.length;
    if (at % 64 === 63) yield;
  }
  return yield* SymbolTable.learn(texts);
}

/**
 * The table for a merged segment: the largest segment's, so that its texts can be copied as they are. If that is too
 * small, a base learns a new one, because a base lives long.
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
  if (largest && largest.size * MAX_GROWTH >= count) return largest.symbols;
  return isBase ? yield* buildSymbolTable(count, text) : new SymbolTable();
}
