import type { WorldFacts } from './facts/world-facts.ts';
import { type Finding, findingOf } from './finding.ts';
import { type Rule, SEVERITIES } from './rule.ts';

/** Applies rules to a world, yielding after each entry. Returns the findings, the most severe first. */
export function* findAll(world: WorldFacts, rules: readonly Rule[]): Generator<void, Finding[], void> {
  const findings: Finding[] = [];
  const keys = new Set<string>();
  for (const entry of world.entries) {
    for (const rule of rules)
      for (const found of rule.find(entry, world)) {
        const finding = findingOf(rule, entry.ref, found);
        // Two that say the same are one.
        if (keys.has(finding.key)) continue;
        keys.add(finding.key);
        findings.push(finding);
      }
    yield;
  }
  return findings.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}
