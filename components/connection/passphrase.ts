import { type Message, message } from '../../lib/i18n/index.ts';
import './connection.css';

/** The minimum length of a passphrase, in characters. */
const MIN_LENGTH = 8;

/** What is wrong with a new passphrase and its repetition, or null. */
export function passphraseProblem(next: string, again: string): Message | null {
  if ([...next].length < MIN_LENGTH) return message('connection.passphraseTooShort', { count: MIN_LENGTH });
  if (next !== again) return message('connection.passphrasesDiffer');
  return null;
}
