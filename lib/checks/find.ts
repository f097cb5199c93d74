import { deriveAll } from './facts/once-per-world.ts';
import type { WorldFacts } from './facts/world-facts.ts';
import { type Finding, findingOf } from './finding.ts';
import { type Rule, SEVERITIES } from './rule.ts';
import type { Steps } from './steps.ts';

/** Applies rules to a world, yielding between small steps. Returns the findings, the most severe first. */
export function* findAll(world: WorldFacts, rules: readonly Rule[]): Steps<Finding[]> {
  yield* deriveAll(world);
  const findings: Finding[] = [];
  const keys = new Set<string>();
  for (const entry of world.entries) {
    for (const rule of rules) {
      if (!rule.concerns(entry, world)) continue;
      for (const found of rule.find(entry, world)) {
        const finding = findingOf(rule, entry.ref, found);
        // Two that say the same are one.
        if (keys.has(finding.key)) continue;
        keys.add(finding.key);
        findings.push(finding);
      }
    }
    yield;
  }
  return findings.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}
