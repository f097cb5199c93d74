import { ARABIC } from './arabic.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import type { Tongue } from './tongue.ts';

export type { Label, Tongue } from './tongue.ts';

/** All but Japanese, whose clauses are built otherwise. */
export const TONGUES: readonly Tongue[] = [GERMAN, FRENCH, SPANISH, PORTUGUESE, ITALIAN, POLISH, ARABIC];
