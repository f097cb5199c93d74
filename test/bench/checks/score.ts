import type { Finding } from '../../../lib/checks/index.ts';
import type { Planted, PlantedWorld } from './planted-world.ts';
import { SURFACES, type Surface } from './told-contradictions.ts';

export interface Score {
  planted: number;
  /** Of what was planted, the share that was found: the same rule in one of its entries. */
  recall: number;
  /** The same for each way in which contradictions are told. */
  recallOf: Readonly<Record<Surface, number>>;
  /** Of the entries, the share with a finding that wasn't planted. */
  falseAlarms: number;
  /** Some of what is wrong, to look at. */
  wrong: string[];
}

/** As many examples as anybody reads. */
const EXAMPLES = 40;

/** Compares what was found in a planted world with what is there. */
export function score({ entries, planted }: PlantedWorld, findings: readonly Finding[]): Score {
  const keyOf = (rule: string, id: string): string => `${rule} ${id}`;
  const there = new Set(planted.flatMap(({ rule, ids }) => ids.map((id) => keyOf(rule, id))));
  const found = new Set(findings.map(({ rule, ref }) => keyOf(rule, ref.id)));
  const missed = planted.filter(({ rule, ids }) => !ids.some((id) => found.has(keyOf(rule, id))));
  const recallOn = (surface: Surface): number => {
    const isHere = (one: Planted): boolean => one.surface === surface;
    return 1 - missed.filter(isHere).length / Math.max(1, planted.filter(isHere).length);
  };
  const [line, list, table, sentence] = SURFACES.map(recallOn);
  const alarms = findings.filter(({ rule, ref }) => !there.has(keyOf(rule, ref.id)));
  const wrong = [
    ...missed.map(
      ({ rule, surface, ids }) =>
        `missed ${rule} ${surface ?? ''}: ${JSON.stringify(entries.find(({ id }) => id === ids[0])).slice(0, 400)}`,
    ),
    ...alarms.map(
      ({ rule, evidence }) =>
        `false ${rule}: ${evidence.map(({ title, field, quote }) => `${title}, ${field}: ${quote}`).join(' / ')}`,
    ),
  ];
  return {
    planted: planted.length,
    recall: 1 - missed.length / Math.max(1, planted.length),
    recallOf: { line: line ?? 1, list: list ?? 1, table: table ?? 1, sentence: sentence ?? 1 },
    falseAlarms: new Set(alarms.map(({ ref }) => ref.id)).size / Math.max(1, entries.length),
    wrong: wrong.slice(0, EXAMPLES),
  };
}
