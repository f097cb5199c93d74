// Runs in the page: packs and stores bodies. Another page opens them and searches letter by letter.

import MiniSearch from 'minisearch';
import {
  type BodyDocument,
  mergeBodies,
  openBodies,
  packBodies,
  searchBodies,
  snippetOf,
} from '../../../lib/library/fulltext/index.ts';
import { parseQuery } from '../../../lib/library/search/index.ts';
import { Random } from '../../service/seed/random.ts';
import { pause, timed } from '../page/thread.ts';
import { typedOut } from '../search/keystrokes.ts';
import { lexicon } from '../search/words.ts';
import { excerpt } from '../search/worlds.ts';
import { keepSegment, keepTexts, openShelf } from './shelf.ts';

const WORDS = 120;
const BATCH = 10_000;
const ROUNDS = 3;

export interface Built {
  characters: number;
  pack: number;
  longest: number;
  merge: number;
  bytes: number;
}

function* batches(seed: number, count: number): Generator<BodyDocument[]> {
  const random = new Random(seed);
  const words = lexicon(new Random(seed), count);
  for (let from = 0; from < count; from += BATCH) {
    yield Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => ({
      location: from + at,
      text: excerpt(random, words, WORDS),
    }));
  }
}

export async function build(seed: number, count: number): Promise<Built> {
  const built: Built = { characters: 0, pack: 0, longest: 0, merge: 0, bytes: 0 };
  const segments: ArrayBuffer[] = [];
  for (const bodies of batches(seed, count)) {
    await keepTexts(bodies);
    for (const { text } of bodies) built.characters += text.length;
    const { ms, longest } = await timed(async () => {
      segments.unshift(await packBodies(bodies, [], pause));
    });
    built.pack += ms;
    built.longest = Math.max(built.longest, longest);
  }
  const opened = segments.flatMap((bytes) => openBodies(bytes) ?? []);
  const merging = await timed(async () => {
    const [only] = segments;
    const merged = segments.length === 1 && only ? only : await mergeBodies(opened, pause, true);
    built.bytes = merged.byteLength;
    await keepSegment(merged);
  });
  built.merge = merging.ms;
  built.longest = Math.max(built.longest, merging.longest);
  return built;
}

/** Queries from one text each: one word, two words, and two adjacent words. */
function asked(seed: number, count: number): string[] {
  const random = new Random(seed + 1);
  const bodies = batches(seed, count).next().value ?? [];
  return Array.from({ length: 24 }, (_, at) => {
    const words = (bodies[random.below(bodies.length)]?.text ?? '').replace('.', '').split(' ');
    const first = random.below(words.length - 1);
    const other = words[random.below(words.length)] ?? '';
    const one = words[first] ?? '';
    return [one, `${one} ${other}`, `"${one} ${words[first + 1] ?? ''}"`][at % 3] ?? '';
  });
}

/** Milliseconds of each keystroke from the query to a snippet of the best text: the median of the rounds. */
export async function type(
  seed: number,
  count: number,
): Promise<{ times: number[]; opening: number; found: number }> {
  const keystrokes = typedOut(asked(seed, count).map((typed) => ({ typed })));
  const start = performance.now();
  const shelf = await openShelf();
  const segment = openBodies(shelf.segment);
  if (!segment) throw new Error('The bodies do not open.');
  const opening = performance.now() - start;
  let found = 0;
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    found = 0;
    const times: number[] = [];
    for (const keystroke of keystrokes) {
      const begun = performance.now();
      const query = parseQuery(keystroke);
      let snippet = null;
      for (const { location } of searchBodies([segment], query, { limit: 10 })) {
        snippet = snippetOf(await shelf.text(location), query);
        if (snippet) break;
      }
      times.push(performance.now() - begun);
      if (snippet) found++;
    }
    rounds.push(times);
  }
  const middle = keystrokes.map(
    (_, at) => rounds.map((times) => times[at] ?? 0).sort((a, b) => a - b)[1] ?? 0,
  );
  return { times: middle, opening, found: found / keystrokes.length };
}

/** The same texts and keystrokes in MiniSearch, without reading a text or making a snippet. */
export async function typeInPeer(seed: number, count: number): Promise<{ build: number; times: number[] }> {
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ['text'] });
  const start = performance.now();
  for (const bodies of batches(seed, count))
    index.addAll(bodies.map(({ location, text }) => ({ id: location, text })));
  const built = performance.now() - start;
  const times = typedOut(asked(seed, count).map((typed) => ({ typed }))).map((keystroke) => {
    const begun = performance.now();
    index.search(keystroke.replaceAll('"', ''), { prefix: true, combineWith: 'AND' });
    return performance.now() - begun;
  });
  return { build: built, times };
}
