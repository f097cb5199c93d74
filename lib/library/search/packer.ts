import type { PlacedEntry } from '../entry.ts';
import { fingerprintOf } from './fingerprint.ts';
import { flagsOf } from './flags.ts';
import { ID_LONG, packId } from './ids.ts';
import { ALIAS, LAST_PLACE, LATER, LONGEST, PATTERN_GAP, TAG, TEMPLATE } from './layout.ts';
import type { SegmentParts } from './segment-parts.ts';
import { isArticle } from './tokens.ts';
import { splitUrl } from './urls.ts';
import { cutWords, wordAt } from './words.ts';

/** Takes entries into a segment, in ascending order of location. */
export class Packer {
  readonly #parts: SegmentParts;

  constructor(parts: SegmentParts) {
    this.#parts = parts;
  }

  add(entry: PlacedEntry): void {
    const parts = this.#parts;
    const doc = parts.locations.length;
    const { form, words } = packId(entry.id);
    parts.locations.push(entry.location);
    for (const word of words) parts.ids.push(word);
    parts.fingerprints.push(fingerprintOf(entry));
    parts.updated.push(entry.updatedAt === null ? 0 : Math.max(1, Math.floor(entry.updatedAt / 1000) || 1));
    parts.flags.push(flagsOf(entry.kind, entry, form));
    parts.templates.push(entry.template === null ? 0 : parts.labels.number(TEMPLATE + entry.template) + 1);
    parts.categories.push(entry.categoryId === null ? 0 : parts.categoryIds.number(entry.categoryId) + 1);
    this.#addTerms(doc, entry);
    this.#addRecord(doc, entry, form === ID_LONG);
  }

  #addTerms(doc: number, { title, aliases }: PlacedEntry): void {
    const { terms, lengths } = this.#parts;
    const cut = cutWords(title);
    const { letters, ends, count } = cut;
    const first = count > 1 && isArticle(wordAt(title, cut, 0)) ? 1 : 0;
    let from = 0;
    for (let at = 0; at < count; at++) {
      const to = ends[at] ?? 0;
      const place = at - first;
      const code = place >= 0 && place <= LAST_PLACE ? place : LATER;
      terms.post(terms.table.id(letters, from, to), doc, code);
      from = to;
    }
    const length = from + count - (first > 0 ? (ends[0] ?? 0) + 1 : 0);
    lengths.push(Math.min(length, LONGEST));
    for (const alias of aliases) terms.addText(alias, doc, ALIAS);
  }

  /** The title; how many tags, and whether there are aliases; both; the address; an id that is too long for its column. */
  #addRecord(doc: number, { id, title, aliases, tags, url }: PlacedEntry, isLongId: boolean): void {
    const { labels, symbols, urlPatterns, records } = this.#parts;
    const { record } = records;
    symbols.write(record, title);
    record.varint((tags.length << 1) | (aliases.length > 0 ? 1 : 0));
    for (const tag of tags) {
      const label = labels.number(TAG + tag);
      record.varint(label);
      this.#parts.tag(label, doc);
    }
    if (aliases.length > 0) record.varint(aliases.length);
    for (const alias of aliases) symbols.write(record, alias);
    if (url === null) record.varint(0);
    else {
      const { before, after, middle } = splitUrl(url, title);
      const pattern = urlPatterns.number(before + PATTERN_GAP + after);
      record.varint(((pattern + 1) << 1) | (middle === null ? 0 : 1));
      if (middle !== null) symbols.write(record, middle);
    }
    if (isLongId) record.text(id);
    records.end();
  }
}
