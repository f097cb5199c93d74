import type { EntryKind } from '../entry.ts';
import type { CategoryTree } from './category-tree.ts';
import type { CompiledQuery } from './compiled-query.ts';
import { DRAFT, KIND_BITS, PENDING, PRIVATE, PUBLIC, WIP } from './flags.ts';
import { kindNumber } from './ids.ts';
import { TAG, TEMPLATE } from './layout.ts';
import { foldLetters } from './letters.ts';
import { type Bits, clearBit, setBit } from './live-docs.ts';
import type { PackedIndex } from './open.ts';
import type { Filter, IsWord } from './query.ts';
import type { SearchSegment } from './types.ts';

const IS: Record<IsWord, number> = {
  draft: DRAFT,
  wip: WIP,
  public: PUBLIC,
  private: PRIVATE,
  pending: PENDING,
};

/** Tags and templates are the same without case, accents, blanks and hyphens: `military-conflict` is militaryConflict. */
const same = (text: string): string => foldLetters(text).replace(/[\s_-]+/g, '');

type Test = (doc: number) => boolean;

/** The labels of a segment that are called so. */
function labelsCalled(index: PackedIndex, what: string, value: string): Set<number> {
  const wanted = what + same(value);
  const found = new Set<number>();
  for (let label = 0; label < index.labelCount; label++) {
    const text = index.label(label);
    if (text[0] === what && what + same(text.slice(1)) === wanted) found.add(label);
  }
  return found;
}

function docsLabelled(index: PackedIndex, labels: Set<number>): Bits {
  const bits = new Uint32Array((index.size + 31) >>> 5);
  for (const label of labels) index.eachTagged(label, (doc) => setBit(bits, doc));
  return bits;
}

function testOf(index: PackedIndex, filter: Filter, tree: () => CategoryTree): Test {
  switch (filter.by) {
    case 'is':
      return (doc) => ((index.flags[doc] ?? 0) & IS[filter.value]) !== 0;
    case 'kind': {
      const kind = kindNumber(filter.value);
      return (doc) => ((index.flags[doc] ?? 0) & KIND_BITS) === kind;
    }
    case 'tag': {
      const bits = docsLabelled(index, labelsCalled(index, TAG, filter.value));
      return (doc) => (((bits[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1;
    }
    case 'template': {
      const labels = labelsCalled(index, TEMPLATE, filter.value);
      return (doc) => labels.has((index.templates[doc] ?? 0) - 1);
    }
    case 'category': {
      const wanted = tree().within(filter.value);
      const numbers = new Set<number>();
      for (let number = 0; number < index.categoryCount; number++)
        if (wanted.has(index.categoryId(number))) numbers.add(number + 1);
      return (doc) => numbers.has(index.categories[doc] ?? 0);
    }
  }
}

/** Filters of which one is enough stand together; all heaps must let an entry pass. */
function heaps(filters: readonly Filter[]): Filter[][] {
  const together = new Map<string, Filter[]>();
  for (const [at, filter] of filters.entries()) {
    const isAlone = filter.isNegated || filter.by === 'tag' || filter.by === 'is';
    const key = isAlone ? String(at) : filter.by;
    together.set(key, [...(together.get(key) ?? []), filter]);
  }
  return [...together.values()];
}

/** The documents of a segment that live, pass all filters and have no unwanted word. */
export function filterDocs(
  { hot, excerpts }: SearchSegment,
  liveDocs: Bits,
  { filters, withoutWords }: Pick<CompiledQuery, 'filters' | 'withoutWords'>,
  kinds: readonly EntryKind[] | undefined,
  tree: () => CategoryTree,
): Bits {
  const bits = liveDocs.slice();
  const tests = heaps(filters).map((heap) => {
    const any = heap.map((filter) => testOf(hot, filter, tree));
    const isWanted = heap[0]?.isNegated !== true;
    return (doc: number) => any.some((test) => test(doc)) === isWanted;
  });
  if (kinds) {
    const numbers = new Set(kinds.map(kindNumber));
    tests.push((doc) => numbers.has((hot.flags[doc] ?? 0) & KIND_BITS));
  }
  if (tests.length > 0)
    for (let doc = 0; doc < hot.size; doc++) if (!tests.every((test) => test(doc))) clearBit(bits, doc);
  for (const word of withoutWords) {
    for (const index of excerpts ? [hot.terms, excerpts.terms] : [hot.terms]) {
      const term = index.whole(word, index.beginning(word));
      if (term >= 0) index.eachPosting((doc) => clearBit(bits, doc), term);
    }
    const label = hot.labelTerms.whole(word, hot.labelTerms.beginning(word));
    if (label < 0) continue;
    const labels = new Set<number>();
    hot.labelTerms.eachPosting((one) => labels.add(one), label);
    const labelled = docsLabelled(hot, labels);
    for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & ~(labelled[at] ?? 0);
    for (let doc = 0; doc < hot.size; doc++)
      if (labels.has((hot.templates[doc] ?? 0) - 1)) clearBit(bits, doc);
  }
  return bits;
}
