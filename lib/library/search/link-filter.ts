/**
 * A filter by links. `links`: how many entries link to it (`0`, `>5`, `<3`, `2..5`). `to`, `from`: it links to, or is
 * linked from, an entry with this title.
 */
export interface LinkFilter {
  type: 'filter';
  by: (typeof LINK_FILTERS)[number];
  /** As typed, also what isn't a number. */
  value: string;
  isNegated: boolean;
}

export const LINK_FILTERS = ['links', 'to', 'from'] as const;

/** Tells which locations pass a filter. The search knows no links: whoever searches does. */
export type LinkTest = (filter: LinkFilter) => (location: number) => boolean;

export const isLinkFilter = (part: { type: string; by?: string }): part is LinkFilter =>
  part.type === 'filter' && LINK_FILTERS.some((by) => by === part.by);

/** Both ends inclusive. */
export interface LinkRange {
  from: number;
  to: number;
}

/** More digits are more links than there are. */
const RANGE = /^(?:(\d{1,9})|([<>]=?|[≤≥])\s*(\d{1,9})|(\d{1,9})\s*(?:\.{2,3}|[-–])\s*(\d{1,9}))$/;

/** The numbers that the value of a `links` filter stands for. Null: it isn't one. */
export function linkRange(value: string): LinkRange | null {
  const [, exact, sign, limit, from, to] = RANGE.exec(value.normalize('NFKC').trim()) ?? [];
  if (exact !== undefined) return { from: Number(exact), to: Number(exact) };
  if (from !== undefined && to !== undefined)
    return { from: Math.min(Number(from), Number(to)), to: Math.max(Number(from), Number(to)) };
  if (sign === undefined || limit === undefined) return null;
  const number = Number(limit);
  switch (sign) {
    case '>':
      return { from: number + 1, to: Number.POSITIVE_INFINITY };
    case '<':
      return { from: 0, to: number - 1 };
    default:
      return sign === '>=' || sign === '≥'
        ? { from: number, to: Number.POSITIVE_INFINITY }
        : { from: 0, to: number };
  }
}
