// Checks of a world: rules that find what contradicts itself in its fields, dates, relations, links and texts. They read
// offline copies, send nothing, and stay silent when they aren't sure. Every finding shows its evidence.
export { readCheckOptions, watchCheckOptions } from './check-options.ts';
export {
  readIntended,
  readRulesOff,
  readSnoozed,
  setIntended,
  setRuleOff,
  setSnoozed,
  watchDecisions,
} from './decision-store.ts';
export type { Place, Range } from './facts/entry-facts.ts';
export { placeholdersOf } from './facts/placeholders.ts';
export type { Finding, FindingKey } from './finding.ts';
export { type Rule, SEVERITIES, type Severity, type WordFix } from './rule.ts';
export { RULES } from './rules/index.ts';
export { type Checked, type CheckedLibrary, type CheckOptions, WorldChecks } from './world-checks.ts';
