import type { Json, Values } from '../model/index.ts';

/** The encrypted form of a value; null if it isn't encrypted. Pure. */
export const sealedIn = (value: Json | undefined): string | null =>
  typeof value === 'object' && value !== null && 'sealed' in value && typeof value.sealed === 'string'
    ? value.sealed
    : null;

/** Whether a value is what a secret says, encrypted. Screens can't open it. Pure. */
export const isSealed = (value: Json | undefined): boolean => sealedIn(value) !== null;

/** Whether any of these values is encrypted. Pure. */
export const hasSealed = (values: Values | null): boolean => Object.values(values ?? {}).some(isSealed);
