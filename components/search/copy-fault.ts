import { type DatabaseFault, faultOf } from '../../lib/database/index.ts';

const KEPT = 'Your world and your drafts aren’t affected.';

const FAULTS: Record<DatabaseFault, string> = {
  newer: `The offline copy was made by a newer version of Loreside, which this version can’t read. ${KEPT} Update Loreside, or rebuild the copy from World Anvil.`,
  damaged: `The offline copy is damaged. ${KEPT} Rebuild it from World Anvil.`,
  full: `Your disk is full, so Loreside can’t open the offline copy. ${KEPT} Free some space and try again.`,
  inUse: `Another window still uses an older Loreside. ${KEPT} Close all windows of Loreside, then try again.`,
  closed: `Loreside can’t open the offline copy. ${KEPT} Try again, or rebuild it from World Anvil.`,
};

/** Why an offline copy can't be shown, and what to do. Records that make no sense count as damage. */
export function copyFaultWords(error: unknown): string {
  const isBroken = error instanceof TypeError || error instanceof SyntaxError;
  return FAULTS[isBroken ? 'damaged' : faultOf(error)];
}
