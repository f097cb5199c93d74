import type { Rule } from '../rule.ts';
import { deathBeforeBirth } from './death-before-birth.ts';

/** All checks, in the order of lists. */
export const RULES: readonly Rule[] = [deathBeforeBirth];
