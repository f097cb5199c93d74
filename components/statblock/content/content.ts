// What a statblock says: its stored values become a creature, a sheet of its template, or text to copy. Nothing here is
// drawn but dice in texts.
import type { StatblockTemplate, UnreadData } from '../../../lib/model/index.ts';
import { hitPointsIn } from '../counters/counters.ts';
import { type Creature, creatureOf } from './creature.ts';
import { type SheetSection, sheetOf } from './sheet.ts';
import { type ShownStatblock, valuesOf } from './stored-schema.ts';

/** The content of a statblock, by the way it is displayed. */
export type Content =
  | { as: 'creature'; creature: Creature; hitPoints: number | null }
  | { as: 'sheet'; sections: SheetSection[]; hitPoints: number | null }
  /** Unreadable content, shown as World Anvil stores it. */
  | { as: 'source'; source: string; why: UnreadData; hitPoints: null }
  | { as: 'nothing'; hitPoints: null };

export function contentOf(statblock: ShownStatblock, template: StatblockTemplate | null): Content {
  const { data, source } = statblock;
  if (data === null)
    return source?.trim()
      ? { as: 'source', source, why: statblock.unread ?? 'notYaml', hitPoints: null }
      : { as: 'nothing', hitPoints: null };
  const values = valuesOf(data, statblock);
  if (values.size === 0) return { as: 'nothing', hitPoints: null };
  const creature = creatureOf(values, statblock.template?.id ?? null);
  if (creature) {
    const { hitPoints } = creature;
    return { as: 'creature', creature, hitPoints: hitPoints && hitPointsIn(hitPoints.text) };
  }
  return { as: 'sheet', sections: sheetOf(values, template), hitPoints: pointsAmong(values) };
}

const POINTS = /^(max_?)?(hp|hit_?points|hull|health|life|wounds|vitality|stress)(_?max)?$/i;

function pointsAmong(values: ReadonlyMap<string, string>): number | null {
  for (const [key, text] of values) {
    const points = POINTS.test(key) ? hitPointsIn(text) : null;
    if (points !== null) return points;
  }
  return null;
}
