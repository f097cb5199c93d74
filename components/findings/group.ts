import {
  type Finding,
  type FindingKey,
  RULES,
  type Rule,
  SEVERITIES,
  type Severity,
} from '../../lib/checks/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';

const rules: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]));

/** A rule's name. */
export function ruleName(id: string): string {
  const rule = rules.get(id);
  return rule ? t(rule.name) : id;
}

/** What a rule checks, in a sentence. */
export function ruleAbout(id: string): string {
  const rule = rules.get(id);
  return rule ? t(rule.about) : '';
}

/** What a person decided in a world. */
export interface Decisions {
  /** Keys of findings that are intended. */
  intended: ReadonlySet<FindingKey>;
  /** Ids of rules that are off. */
  off: ReadonlySet<string>;
}

interface Decided {
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

/** What a list of findings is grouped by. */
export const GROUPINGS = ['severity', 'entry', 'rule'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Findings of one severity, about one entry, or of one rule. */
export interface FindingGroup {
  key: string;
  /** The most severe of its findings. */
  severity: Severity;
  /** Only if findings are grouped by entry. */
  ref: EntryRef | null;
  /** The id of the rule. Only if findings are grouped by rule. */
  rule: string | null;
  findings: readonly Finding[];
}

const rank = (severity: Severity): number => SEVERITIES.indexOf(severity);
const ruleRanks = new Map(RULES.map(({ id }, at) => [id, at]));
const ruleRank = (rule: string): number => ruleRanks.get(rule) ?? ruleRanks.size;

const keyOfGroup = ({ severity, ref, rule }: Finding, by: Grouping): string =>
  by === 'severity' ? severity : by === 'rule' ? rule : `${ref.kind} ${ref.id}`;

export const titleOf = ({ evidence: [{ title }] }: Finding): string => title;

/**
 * Groups findings, the most severe first. Within a group, findings of a rule stay together, in the order of titles.
 * @param compare of titles, in the chosen language
 */
export function groupFindings(
  findings: readonly Finding[],
  by: Grouping,
  compare: (a: string, b: string) => number,
): FindingGroup[] {
  const sorted = [...findings].sort(
    (a, b) =>
      rank(a.severity) - rank(b.severity) ||
      ruleRank(a.rule) - ruleRank(b.rule) ||
      compare(titleOf(a), titleOf(b)),
  );
  const groups = new Map<string, Finding[]>();
  for (const finding of sorted) {
    const key = keyOfGroup(finding, by);
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  const made = [...groups].flatMap(([key, [first, ...others]]): FindingGroup[] => {
    if (!first) return [];
    const { severity, ref, rule } = first;
    return [
      {
        ...{ key, severity, findings: [first, ...others] },
        ref: by === 'entry' ? ref : null,
        rule: by === 'rule' ? rule : null,
      },
    ];
  });
  if (by !== 'entry') return made;
  const nameOf = ({ findings: [first] }: FindingGroup) => (first ? titleOf(first) : '');
  return made.sort(
    (a, b) =>
      rank(a.severity) - rank(b.severity) ||
      b.findings.length - a.findings.length ||
      compare(nameOf(a), nameOf(b)),
  );
}

/** How many findings each rule has, by its id. */
export function countByRule(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}
