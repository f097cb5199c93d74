import type { Finding, FindingKey } from '../../lib/checks/index.ts';

/** What a person decided in a world. */
export interface Decisions {
  /** Keys of findings that are intended. */
  intended: ReadonlySet<FindingKey>;
  /** Ids of rules that are off. */
  off: ReadonlySet<string>;
}

export interface Decided {
  /** Those to look at. */
  open: readonly Finding[];
  intended: readonly Finding[];
}

/** Sorts findings by what was decided about them. Those of rules that are off are left out. */
export function decide(findings: readonly Finding[], { intended, off }: Decisions): Decided {
  const on = findings.filter(({ rule }) => !off.has(rule));
  return {
    open: on.filter(({ key }) => !intended.has(key)),
    intended: on.filter(({ key }) => intended.has(key)),
  };
}

/** Whether anything of a finding is out of sight for the world's readers. */
export const isPrivateFinding = ({ evidence }: Finding): boolean =>
  evidence.some(({ isPrivate }) => isPrivate);
