import type { Message } from '../i18n/index.ts';
import { type EntryRef, keyOf } from '../library/index.ts';
import type { Place } from './facts/entry-facts.ts';
import { regroup } from './facts/groups.ts';
import type { WorldFacts } from './facts/world-facts.ts';
import { type Found, type Rule, SEVERITIES, type Severity, type WordFix } from './rule.ts';
import type { Steps } from './steps.ts';

/** Stands for a finding and its evidence. A hash: what is stored must not tell anything of a world. */
export type FindingKey = string;

/** A contradiction in a world, with its evidence. */
export interface Finding {
  rule: string;
  severity: Severity;
  ref: EntryRef;
  sentence: Message;
  /** One place or two. The first is in the entry that it is about, unless only others tell of it. */
  evidence: readonly [Place] | readonly [Place, Place];
  /** What would mend it in its first place. Undefined: only a person can tell. */
  fix?: WordFix | undefined;
  /** The same for as long as the rule, the entries and what they say there are. */
  key: FindingKey;
}

/** Separates the parts of a key. */
const BREAK = '\u0000';

const partsOf = ({ ref, field, quote, mark }: Place): string[] => [
  ...[ref.kind, ref.id, field, quote],
  String(mark?.[0] ?? ''),
];

/** Positions aren't part of it: text before the evidence may change. */
function keyOfEvidence(rule: string, { kind, id }: EntryRef, evidence: readonly Place[]): FindingKey {
  return keyOf([rule, kind, id, ...evidence.flatMap(partsOf)].join(BREAK)).toString(36);
}

function findingOf({ id, severity }: Rule, ref: EntryRef, { sentence, here, there, fix }: Found): Finding {
  const evidence = there ? ([here, there] as const) : ([here] as const);
  return { rule: id, severity, ref, sentence, evidence, fix, key: keyOfEvidence(id, ref, evidence) };
}

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
