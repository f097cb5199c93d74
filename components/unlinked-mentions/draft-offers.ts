import type { DraftName } from './draft-names.ts';

/** What a draft's menu offers: to link these places to one article. */
export interface DraftOffer {
  id: string;
  names: readonly [DraftName, ...DraftName[]];
  target: number;
  /** Words around the place, where several places of the same name are offered one by one. */
  around: string | null;
}

/** Characters of context on each side. */
const CONTEXT = 24;

/** Whole words around a place, in one line. */
function wordsAround(text: string, { start, end }: DraftName): string {
  const [from, to] = [Math.max(0, start - CONTEXT), Math.min(text.length, end + CONTEXT)];
  const before = text.slice(from, start);
  const after = text.slice(end, to);
  const words = [
    from > 0 ? before.replace(/^\S*\s/, '…') : before,
    text.slice(start, end),
    to < text.length ? after.replace(/\s\S*$/, '…') : after,
  ];
  return words.join('').replace(/\s+/g, ' ').trim();
}

export const isSure = ({ candidates }: DraftName): boolean => candidates.length === 1;

/** Names in their order. A name that means one article is offered once for all its places; others, for each place. */
export function offersOf(text: string, names: readonly DraftName[]): DraftOffer[] {
  const offers = new Map<string, DraftOffer>();
  for (const name of names)
    for (const target of name.candidates) {
      const key = isSure(name) ? `${target} ${name.written}` : `${target} at ${name.start}`;
      const known = offers.get(key);
      const isRepeated = names.some((one) => one !== name && one.written === name.written);
      offers.set(key, {
        id: known?.id ?? `${name.start} ${target}`,
        names: known ? [...known.names, name] : [name],
        target,
        around: isRepeated && !isSure(name) ? wordsAround(text, name) : null,
      });
    }
  return [...offers.values()];
}
