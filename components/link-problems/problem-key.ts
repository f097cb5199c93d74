import { type LinkProblem, PROBLEM_KINDS, type ProblemKind } from '../../lib/link-problems/index.ts';

/** Identifies a problem while its text stays as it is. */
export const problemKey = ({ kind, link }: LinkProblem): string =>
  `${kind} ${link.from} ${link.field} ${link.position} ${link.kind}`;

/** The problems of each kind, in the order of kinds; within one, those of an entry together. */
export function groupProblems(
  problems: readonly LinkProblem[],
): { kind: ProblemKind; problems: readonly LinkProblem[] }[] {
  return PROBLEM_KINDS.flatMap((kind) => {
    const own = problems.filter((one) => one.kind === kind);
    return own.length > 0 ? [{ kind, problems: own }] : [];
  });
}

/** Entries with these problems. */
export const countSources = (problems: readonly LinkProblem[]): number =>
  new Set(problems.map(({ link }) => link.from)).size;
