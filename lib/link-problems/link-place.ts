import { scanMarkup, type Token } from '../markup/index.ts';

/** A link as it stands in a text. */
export interface LinkPlace {
  /** UTF-16 offsets of the whole link. */
  start: number;
  end: number;
  /** What readers see of it, as markup. Null for an embed or a plain address, which is nothing without its link. */
  label: string | null;
  /** Its tag: `img`, `url` and so on. Null for mentions and plain addresses. */
  tag: string | null;
  /** What a mention or tag points to. Empty for addresses. */
  id: string;
  /** The address of a link to a page. */
  address: string | null;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"'[\]|()]+/y;
const ID = /^[\w-]{1,80}/;

/** Collects the links of a text that start at wanted positions. */
class Collector {
  readonly found = new Map<number, LinkPlace>();
  readonly #text: string;
  readonly #wanted: ReadonlySet<number>;
  #link: { start: number; end: number; address: string } | null = null;

  constructor(text: string, wanted: ReadonlySet<number>) {
    this.#text = text;
    this.#wanted = wanted;
  }

  read(from: number, to: number): void {
    scanMarkup(this.#text.slice(from, to), (token, start, end) =>
      this.#take(token, from + start, from + end),
    );
  }

  #take(token: Token, start: number, end: number): void {
    if (token.kind === 'fact') {
      // The value of a sidebar row has markup of its own.
      const shift = this.#text.indexOf(token.value, this.#text.indexOf('::', start));
      if (token.value !== '' && shift >= 0 && shift < end) this.read(shift, shift + token.value.length);
    } else if (token.kind === 'text') {
      for (const position of this.#wanted) if (position >= start && position < end) this.#address(position);
    } else if (token.kind === 'close') {
      if (token.name === 'url' && this.#link) this.#endLink(end, start);
    } else if (token.kind === 'mention') {
      if (this.#wanted.has(start))
        this.found.set(start, { start, end, label: token.label, tag: null, id: token.id, address: null });
    } else if (token.kind === 'open' && this.#wanted.has(start)) this.#tag(token, start, end);
  }

  #tag({ name, argument }: Extract<Token, { kind: 'open' }>, start: number, end: number): void {
    const address = name === 'url' ? (argument.split('|', 1)[0] ?? '') : null;
    const [id = ''] = address === null ? (ID.exec(argument) ?? []) : [];
    this.found.set(start, { start, end, label: null, tag: name, id, address });
    if (address !== null) this.#link = { start, end, address };
  }

  #endLink(end: number, labelEnd: number): void {
    const link = this.#link;
    this.#link = null;
    if (!link) return;
    const { start, address } = link;
    this.found.set(start, {
      ...{ start, end, address, tag: 'url', id: '' },
      label: this.#text.slice(link.end, labelEnd),
    });
  }

  #address(start: number): void {
    ADDRESS.lastIndex = start;
    const [address] = ADDRESS.exec(this.#text) ?? [];
    if (address !== undefined)
      this.found.set(start, {
        ...{ start, end: start + address.length, label: null, tag: null, id: '', address },
      });
  }
}

/**
 * The links of a text in World Anvil's markup that start at these offsets, in their order; null where none does, as after the
 * text has changed. Takes linear time for few positions.
 */
export function placesIn(text: string, positions: readonly number[]): (LinkPlace | null)[] {
  const collector = new Collector(text, new Set(positions));
  collector.read(0, text.length);
  return positions.map((position) => collector.found.get(position) ?? null);
}
