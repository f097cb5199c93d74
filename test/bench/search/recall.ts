import { type BenchQuery, QUERY_KINDS, type QueryKind } from './queries.ts';

const AMONG = 5;

export interface Recall {
  all: number;
  latin: number;
  other: number;
  kinds: Record<QueryKind, number>;
  /** Number of queries that fit into the time. */
  asked: number;
}

/** The share of queries whose wanted entry is among the first five results. */
export function recall(queries: readonly BenchQuery[], answers: readonly (readonly number[])[]): Recall {
  const asked = queries.slice(0, answers.length).map((query, at) => ({
    ...query,
    isFound: (answers[at] ?? []).slice(0, AMONG).includes(query.wanted),
  }));
  const share = (of: typeof asked): number => of.filter(({ isFound }) => isFound).length / of.length;
  const kind = (one: QueryKind): number => share(asked.filter(({ kind }) => kind === one));
  const [exact, folded, prefix, typo, letters, two, order] = QUERY_KINDS;
  return {
    all: share(asked),
    latin: share(asked.filter(({ isLatin }) => isLatin)),
    other: share(asked.filter(({ isLatin }) => !isLatin)),
    kinds: {
      ...{ [exact]: kind(exact), [folded]: kind(folded), [prefix]: kind(prefix), [typo]: kind(typo) },
      ...{ [letters]: kind(letters), [two]: kind(two), [order]: kind(order) },
    },
    asked: asked.length,
  };
}
