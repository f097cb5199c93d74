import { type DatabaseFault, faultOf } from '../../lib/database/index.ts';

const UNAFFECTED = 'Your world and your drafts aren’t affected.';

const FAULT_MESSAGES: Record<DatabaseFault, string> = {
  newer: `The offline copy was made by a newer version of Loreside, which this version can’t read. ${UNAFFECTED} Update Loreside, or rebuild the copy from World Anvil.`,
  damaged: `The offline copy is damaged. ${UNAFFECTED} Rebuild it from World Anvil.`,
  full: `Your disk is full, so Loreside can’t open the offline copy. ${UNAFFECTED} Free some space and try again.`,
  inUse: `Another window still uses an older Loreside. ${UNAFFECTED} Close all windows of Loreside, then try again.`,
  closed: `Loreside can’t open the offline copy. ${UNAFFECTED} Try again, or rebuild it from World Anvil.`,
};

/** Why an offline copy can't be shown, and what to do. Records that make no sense count as damage. */
export function faultMessage(error: unknown): string {
  const isBroken = error instanceof TypeError || error instanceof SyntaxError;
  return FAULT_MESSAGES[isBroken ? 'damaged' : faultOf(error)];
}
