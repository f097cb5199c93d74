import { titleComparer } from '../../lib/entries/index.ts';
import { type LinkProblem, PROBLEM_KINDS, type ProblemKind } from '../../lib/link-problems/index.ts';

/** Identifies a problem while its text stays as it is. */
export const problemKey = ({ kind, link }: LinkProblem): string =>
  `${kind} ${link.from} ${link.field} ${link.position} ${link.kind}`;

/**
 * The problems of each kind, in the order of kinds; within one, those of an entry together, by its title. Locations give no
 * order: that of a changed entry is new, so the rest of its rows would jump.
 */
export function groupProblems(
  problems: readonly LinkProblem[],
  titleOf: (location: number) => string,
): { kind: ProblemKind; problems: readonly LinkProblem[] }[] {
  const sources = [...new Set(problems.map(({ link }) => link.from))];
  const titled = sources.map((location) => ({ location, title: titleOf(location) })).sort(titleComparer());
  const rank = new Map(titled.map(({ location }, at) => [location, at]));
  const rankOf = ({ link }: LinkProblem) => rank.get(link.from) ?? 0;
  const ordered = [...problems].sort((a, b) => rankOf(a) - rankOf(b));
  return PROBLEM_KINDS.flatMap((kind) => {
    const own = ordered.filter((one) => one.kind === kind);
    return own.length > 0 ? [{ kind, problems: own }] : [];
  });
}

/** Entries with these problems. */
export const countSources = (problems: readonly LinkProblem[]): number =>
  new Set(problems.map(({ link }) => link.from)).size;
