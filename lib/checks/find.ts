import { regroup } from './facts/groups.ts';
import type { WorldFacts } from './facts/world-facts.ts';
import { type Finding, findingOf } from './finding.ts';
import { type Rule, SEVERITIES } from './rule.ts';
import type { Steps } from './steps.ts';

/** What rules found, by the location of the entry in which they looked. */
export type FoundBy = Map<number, readonly Finding[]>;

/**
 * Applies rules to the entries of a world that changed, and to those that read of them, yielding between small steps. Returns all
 * findings, the most severe first.
 * @param known what the same rules found before
 */
export function* findAll(
  world: WorldFacts,
  rules: readonly Rule[],
  known: FoundBy = new Map(),
): Steps<Finding[]> {
  yield* regroup(world);
  const { due } = world;
  for (const location of due.toFind) {
    const entry = world.at(location);
    const findings: Finding[] = [];
    if (entry)
      due.reading(location, false, () => {
        for (const rule of rules)
          if (rule.concerns(entry, world))
            for (const found of rule.find(entry, world)) findings.push(findingOf(rule, entry.ref, found));
      });
    if (findings.length > 0) known.set(location, findings);
    else known.delete(location);
    due.toFind.delete(location);
    yield;
  }
  const inOrder = [...known].sort(([a], [b]) => a - b).flatMap(([, findings]) => findings);
  // Two that say the same are one.
  const byKey = new Map<string, Finding>();
  for (const finding of inOrder) if (!byKey.has(finding.key)) byKey.set(finding.key, finding);
  return [...byKey.values()].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}
