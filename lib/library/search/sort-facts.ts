import { kindIn } from './field-codecs.ts';
import { type Bits, hasBit } from './live-docs.ts';
import type { SegmentReader } from './segment-reader.ts';
import type { SortFacts } from './types.ts';

/** What sorting needs of a segment's entries. Reads no tags, aliases or addresses. */
export function* sortFactsOf(segment: SegmentReader, allowed: Bits): Generator<SortFacts> {
  // Entries share few templates, so each is read once.
  const templates = new Map<number, string>();
  const templateOf = (number: number): string | null => {
    if (number === 0) return null;
    const known = templates.get(number);
    if (known !== undefined) return known;
    const read = segment.label(number - 1).slice(1);
    templates.set(number, read);
    return read;
  };
  for (let doc = 0; doc < segment.size; doc++) {
    if (!hasBit(allowed, doc)) continue;
    const updated = segment.updated[doc] ?? 0;
    yield {
      location: segment.locations.at(doc),
      kind: kindIn(segment.flags[doc] ?? 0),
      title: segment.title(doc),
      template: templateOf(segment.templates[doc] ?? 0),
      updatedAt: updated === 0 ? null : updated * 1000,
    };
  }
}
