import { type KnownEras, readSpan } from '../dates/index.ts';
import type { LabeledFact, TenureFact } from './entry-facts.ts';
import { type Placed, placeOfLabeled } from './place-of.ts';

const RULER =
  /^(?:ruler|leader|king|queen|emperor|empress|duke|duchess|head of state|ruled by|herrscher|herrscherin|könig|königin|kaiser|kaiserin|souverain|roi|reine|gobernante|rey|reina|governante|rei|rainha|władca|władczyni|król|królowa|王|女王|統治者|君主|الحاكم|الملك|الملكة)$/u;
/** “Mira Venn (1203–1250 AE)”, “Mira Venn, 1203–1250”. */
const SPAN_BEHIND = /[(,]\s*([^(),]{3,60})\)?\s*$/;

/** Who ruled an entry, by its rows. */
export function tenuresOf(entry: Placed, labeled: readonly LabeledFact[], eras: KnownEras): TenureFact[] {
  return labeled.flatMap((fact): TenureFact[] => {
    const { label, value, ids } = fact;
    const [id, ...others] = ids;
    if (id === undefined || others.length > 0 || !RULER.test(label)) return [];
    const [, behind] = SPAN_BEHIND.exec(value) ?? [];
    const span = behind === undefined ? null : readSpan(behind, eras);
    return span ? [{ id, ...span, place: placeOfLabeled(entry, fact) }] : [];
  });
}
