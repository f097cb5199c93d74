import * as z from 'zod/mini';

const name = z.string().check(z.minLength(1), z.maxLength(60));
const abbreviation = z.string().check(z.minLength(1), z.maxLength(20));
/** Years that numbers hold exactly, with room for differences. */
const year = z.int().check(z.gte(-1e12), z.lte(1e12));

export const era = z.object({
  name,
  /** Other ways to write it, such as “AE”. */
  abbreviations: z.array(abbreviation).check(z.maxLength(5)),
  /** `backward`: its years are counted down to its end, as in “20 BCE”. */
  direction: z.enum(['forward', 'backward']),
  /** The year before its first one, on an axis that all eras of the world share. */
  zero: year,
  /** Its last year as it counts them. Null: not known, or it goes on. A backward era's is the one farthest from zero. */
  lastYear: z.nullable(year),
});

/** An era of a world, as a person describes it. */
export type Era = z.infer<typeof era>;
