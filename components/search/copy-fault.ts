import { type DatabaseFault, faultOf } from '../../lib/database/index.ts';
import { type Message, message } from '../../lib/i18n/index.ts';

const FAULT_MESSAGES: Record<DatabaseFault, Message> = {
  newer: message('library.faultNewer'),
  damaged: message('library.faultDamaged'),
  full: message('library.faultFull'),
  inUse: message('library.faultInUse'),
  closed: message('library.faultClosed'),
};

/** Why an offline copy can't be shown, and what to do. Records that make no sense count as damage. */
export function faultMessage(error: unknown): Message {
  const isBroken = error instanceof TypeError || error instanceof SyntaxError;
  return FAULT_MESSAGES[isBroken ? 'damaged' : faultOf(error)];
}
