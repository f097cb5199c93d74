import { message } from '../../i18n/index.ts';
import { isBefore } from '../facts/date-order.ts';
import type { TenureFact } from '../facts/entry-facts.ts';
import { SPOUSES } from '../facts/kin-words.ts';
import { relatedBy } from '../facts/related.ts';
import type { WorldFacts } from '../facts/world-facts.ts';
import type { Rule } from '../rule.ts';

/** Who shares a throne, or only claims it. */
const SHARED =
  /(?<!\p{L})(?:co-?(?:ruler|ruled|regent|king|queen|monarch|emperor|empress)|joint|jointly|with|together|regent|regency|rival|claimant|claimed|claim|pretender|anti-?king|shared|mit|gemeinsam|regentin|avec|régente?|con|junto|com|regência|współ\p{L}*|regentka)(?!\p{L})|摂政|共同|وصي/iu;

/** Rulers under one label. A king and a queen may be a couple. */
const labelOf = ({ place: { quote, mark } }: TenureFact): string =>
  quote.slice(0, mark?.[0] ?? 0).toLowerCase();

function isCouple(world: WorldFacts, a: string, b: string): boolean {
  const [one, other] = [world.article(a), world.article(b)];
  const isNamed = (from: typeof one, to: typeof one): boolean =>
    from !== undefined && relatedBy(world, from, SPOUSES).some((related) => related.other === to);
  return isNamed(one, other) || isNamed(other, one);
}

export const overlappingReigns: Rule = {
  id: 'overlappingReigns',
  severity: 'warning',
  name: message('checks.overlappingReignsName'),
  about: message('checks.overlappingReignsAbout'),
  concerns: ({ tenures }) => tenures.length > 1,
  *find(entry, world) {
    const alone = entry.tenures.filter(({ place }) => !SHARED.test(place.quote));
    for (const [at, first] of alone.entries())
      for (const second of alone.slice(at + 1)) {
        if (first.id === second.id || labelOf(first) !== labelOf(second)) continue;
        const overlap = isBefore(world, second.start, first.end) && isBefore(world, first.start, second.end);
        if (overlap && !isCouple(world, first.id, second.id))
          yield {
            sentence: message('checks.overlappingReigns', { title: entry.title }),
            here: first.place,
            there: second.place,
          };
      }
  },
};
