import type { WorldFacts } from './facts/world-facts.ts';
import { type Finding, findingOf } from './finding.ts';
import { type Rule, SEVERITIES } from './rule.ts';

const FIRST = 200;

/** Applies rules to a world, yielding between small steps. Returns the findings, the most severe first. */
export function* findAll(world: WorldFacts, rules: readonly Rule[]): Generator<void, Finding[], void> {
  const findings: Finding[] = [];
  const keys = new Set<string>();
  for (const [at, entry] of world.entries.entries()) {
    for (const rule of rules) {
      for (const found of rule.find(entry, world)) {
        const finding = findingOf(rule, entry.ref, found);
        // Two that say the same are one.
        if (keys.has(finding.key)) continue;
        keys.add(finding.key);
        findings.push(finding);
      }
      // What a rule derives from the whole world, it derives for one of the first entries.
      if (at < FIRST) yield;
    }
    yield;
  }
  return findings.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}
