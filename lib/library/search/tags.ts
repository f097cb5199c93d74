import { TAG } from './layout.ts';
import { hasBit } from './live-docs.ts';
import type { LiveSegments } from './live-segments.ts';
import { wordsOf } from './words.ts';

export interface CountedTag {
  tag: string;
  count: number;
}

/** All tags of live entries, most used first. */
export function countTags({ segments, liveDocs }: Pick<LiveSegments, 'segments' | 'liveDocs'>): CountedTag[] {
  const counts = new Map<string, number>();
  for (const [at, { segment }] of segments.entries()) {
    const { hot } = segment;
    const alive = liveDocs[at] ?? new Uint32Array();
    for (let label = 0; label < hot.labelCount; label++) {
      const text = hot.label(label);
      if (text[0] !== TAG) continue;
      let count = 0;
      hot.eachTagged(label, (doc) => {
        if (hasBit(alive, doc)) count++;
      });
      if (count > 0) counts.set(text.slice(1), (counts.get(text.slice(1)) ?? 0) + count);
    }
  }
  const tags = Array.from(counts, ([tag, count]) => ({ tag, count }));
  return tags.sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}

/** Whether a tag has, for each word typed, a word that begins so. */
export function beginsWith(typed: string): (tag: CountedTag) => boolean {
  const compiled = wordsOf(typed);
  return ({ tag }) => {
    const words = compiled.length === 0 ? [] : wordsOf(tag);
    return compiled.every((one) => words.some((word) => word.startsWith(one)));
  };
}
