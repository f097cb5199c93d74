import fc from 'fast-check';

const SURROGATES_FROM = 0xd8_00;
const SURROGATES = 0x8_00;

/** The way back lets fast-check try its dangerous words as well. */
function placeOf(unit: unknown): number {
  const code = typeof unit === 'string' && /^\P{Surrogate}$/u.test(unit) ? unit.codePointAt(0) : undefined;
  if (code === undefined) throw new Error('Not one character');
  return code < SURROGATES_FROM ? code : code - SURROGATES;
}

/**
 * Any character of Unicode, assigned or not, as a unit of `fc.string`: what fast-check calls `binary`, without the
 * seconds that the first use of that takes in every file.
 */
export const codePoint: fc.Arbitrary<string> = fc
  .nat(0x10_ff_ff - SURROGATES)
  .map((at) => String.fromCodePoint(at < SURROGATES_FROM ? at : at + SURROGATES), placeOf);
