import { ARABIC } from './arabic.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import type { Language } from './language.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

export type { Bonds, Label, Language } from './language.ts';

/** All but Japanese, whose clauses are built otherwise. */
export const LANGUAGES: readonly Language[] = [GERMAN, FRENCH, SPANISH, PORTUGUESE, ITALIAN, POLISH, ARABIC];
