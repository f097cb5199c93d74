import { RULES, type Rule } from '../../lib/checks/index.ts';
import { t } from '../../lib/i18n/index.ts';

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
