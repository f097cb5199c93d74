import type { Message } from '../i18n/index.ts';
import { type EntryRef, keyOf } from '../library/index.ts';
import type { Place } from './place.ts';
import type { Found, Rule, Severity } from './rule.ts';

/** Stands for a finding and its evidence. A hash: what is stored must not tell anything of a world. */
export type FindingKey = string;

/** A contradiction in a world, with its evidence. */
export interface Finding {
  /** The id of its rule. */
  rule: string;
  severity: Severity;
  /** The entry that it is about. */
  ref: EntryRef;
  /** What is wrong. */
  sentence: Message;
  /** One place or two. The first is in the entry that it is about, unless only others tell of it. */
  evidence: readonly [Place] | readonly [Place, Place];
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

export function findingOf({ id, severity }: Rule, ref: EntryRef, { sentence, here, there }: Found): Finding {
  const evidence = there ? ([here, there] as const) : ([here] as const);
  return { rule: id, severity, ref, sentence, evidence, key: keyOfEvidence(id, ref, evidence) };
}
