import { Shorthand, WORTHWHILE } from './shorthand.ts';

/** Texts that are looked at, to learn what they have in common. */
const LOOKED_AT = 1024;
/** A shorthand learnt from fewer than one in so many of the texts is learnt anew. */
const STALE = 4;

/** For so many texts: none for a few. `text` gives one of them. */
export function* shorthandFor(
  count: number,
  text: (at: number) => string | null,
): Generator<void, Shorthand> {
  if (count < WORTHWHILE) return Shorthand.plain();
  const texts: string[] = [];
  const stride = count / LOOKED_AT;
  for (let at = 0; at < LOOKED_AT; at++) {
    const one = text(Math.floor(at * stride));
    if (one) texts.push(one);
    if (at % 64 === 63) yield;
  }
  return yield* Shorthand.learn(texts);
}

/**
 * For segments that become one: the one that most of the texts are written in already, so that they need not be read.
 * `isBase`: what is merged stays for long, so that learning pays.
 */
export function* mergedShorthand(
  segments: readonly { shorthand: Shorthand; size: number }[],
  isBase: boolean,
  count: number,
  text: (at: number) => string | null,
): Generator<void, Shorthand> {
  const learnt = segments.filter(({ shorthand }) => shorthand.section.length > 0);
  learnt.sort((a, b) => b.size - a.size);
  const [largest] = learnt;
  if (largest && largest.size * STALE >= count) return largest.shorthand;
  return isBase ? yield* shorthandFor(count, text) : Shorthand.plain();
}
