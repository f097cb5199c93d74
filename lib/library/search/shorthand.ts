import type { ByteReader } from './bytereader.ts';
import type { ByteWriter } from './bytewriter.ts';

/** Codes 0 to 254 stand for symbols; ESCAPE says that the next byte stands for itself. */
const ESCAPE = 255;
const LONGEST = 8;
const ROUNDS = 4;
/** As much text, in bytes, is looked at. */
const SAMPLE = 8_000;
/** Samples between two chances to pause. */
const STEPS = 64;
/** With fewer texts the table would cost more than it saves. */
export const WORTHWHILE = 2048;

const UTF8 = new TextEncoder();
const TEXT = new TextDecoder();

/** Texts in short: what often stands in them (up to eight bytes) is one byte. Each text can be read on its own. */
export class Shorthand {
  /** Each symbol's length and bytes; empty where texts stand as they are. */
  readonly section: Uint8Array;
  readonly #starts: number[] = [];
  #next: Int16Array = new Int16Array(0);
  #codes: Int16Array = new Int16Array(0);
  #room = new Uint8Array(256);
  #text = new Uint8Array(256);

  constructor(section: Uint8Array) {
    this.section = section;
    for (let at = 0; at < section.length; at += (section[at] ?? 0) + 1) this.#starts.push(at + 1);
  }

  /** Texts as they are. */
  static plain(): Shorthand {
    return new Shorthand(new Uint8Array());
  }

  /** Learnt from such texts; yields now and then. */
  static *learn(texts: readonly string[]): Generator<void, Shorthand> {
    const samples: string[] = [];
    const stride = Math.max(1, Math.floor((texts.length * 30) / SAMPLE));
    for (let at = 0, size = 0; at < texts.length && size < SAMPLE; at += stride) {
      const bytes = UTF8.encode((texts[at] ?? '').slice(0, 200));
      size += bytes.length;
      samples.push(String.fromCharCode(...bytes));
    }
    let symbols = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      symbols = yield* betterSymbols(samples, symbols);
    }
    const bytes = [...symbols]
      .sort()
      .flatMap((symbol) => [symbol.length, ...Array.from(symbol, (one) => one.charCodeAt(0))]);
    return new Shorthand(Uint8Array.from(bytes));
  }

  isSame({ section }: Shorthand): boolean {
    return section.length === this.section.length && section.every((byte, at) => byte === this.section[at]);
  }

  #prepare(): void {
    if (this.#next.length > 0) return;
    const nodes = this.section.length + 1;
    this.#next = new Int16Array(nodes * 256);
    this.#codes = new Int16Array(nodes).fill(-1);
    let last = 0;
    for (const [code, start] of this.#starts.entries()) {
      let node = 0;
      for (let at = start; at < start + (this.section[start - 1] ?? 0); at++) {
        const step = node * 256 + (this.section[at] ?? 0);
        if (this.#next[step] === 0) this.#next[step] = ++last;
        node = this.#next[step] ?? 0;
      }
      this.#codes[node] = code;
    }
  }

  /** Its length in bytes, then the text in short. */
  write(writer: ByteWriter, text: string): void {
    if (this.section.length === 0) {
      writer.text(text);
      return;
    }
    this.#prepare();
    if (this.#text.length < text.length * 3) this.#text = new Uint8Array(text.length * 3);
    const bytes = this.#text;
    const size = UTF8.encodeInto(text, bytes).written;
    if (this.#room.length < size * 2) this.#room = new Uint8Array(size * 2);
    const [room, next, codes] = [this.#room, this.#next, this.#codes];
    let length = 0;
    for (let at = 0; at < size; ) {
      let [node, code, end] = [0, -1, at];
      for (let ahead = at; ahead < size; ) {
        node = next[(node << 8) | (bytes[ahead++] ?? 0)] ?? 0;
        if (node === 0) break;
        const there = codes[node] ?? -1;
        if (there >= 0) [code, end] = [there, ahead];
      }
      if (code >= 0) {
        room[length++] = code;
        at = end;
      } else {
        room[length++] = ESCAPE;
        room[length++] = bytes[at++] ?? 0;
      }
    }
    writer.varint(length);
    writer.bytes(room.subarray(0, length));
  }

  read(reader: ByteReader): string {
    if (this.section.length === 0) return reader.text();
    const short = reader.bytes();
    if (this.#room.length < short.length * LONGEST) this.#room = new Uint8Array(short.length * LONGEST);
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
    return TEXT.decode(room.subarray(0, length));
  }
}

/** From texts cut into the symbols so far: those and the pairs of them that save most. */
function* betterSymbols(
  samples: readonly string[],
  symbols: ReadonlySet<string>,
): Generator<void, Set<string>> {
  const saved = new Map<string, number>();
  const longest = longestBeginning(symbols);
  const count = (symbol: string) => saved.set(symbol, (saved.get(symbol) ?? 0) + symbol.length);
  for (const [place, sample] of samples.entries()) {
    if (place % STEPS === 0) yield;
    let before = '';
    for (let at = 0; at < sample.length; ) {
      let symbol = sample.charAt(at);
      const most = longest[(sample.charCodeAt(at) << 8) | sample.charCodeAt(at + 1)] ?? 0;
      for (let length = Math.min(most, sample.length - at); length > 1; length--) {
        const longer = sample.slice(at, at + length);
        if (!symbols.has(longer)) continue;
        symbol = longer;
        break;
      }
      count(symbol);
      if (before !== '' && before.length + symbol.length <= LONGEST) count(before + symbol);
      before = symbol;
      at += symbol.length;
    }
  }
  yield;
  const best = [...saved].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return new Set(best.slice(0, ESCAPE).map(([symbol]) => symbol));
}

/** For each two bytes, the length of the longest symbol that begins with them. */
function longestBeginning(symbols: ReadonlySet<string>): Uint8Array {
  const longest = new Uint8Array(1 << 16);
  for (const symbol of symbols) {
    const start = (symbol.charCodeAt(0) << 8) | symbol.charCodeAt(1);
    if (symbol.length > (longest[start] ?? 0)) longest[start] = symbol.length;
  }
  return longest;
}
