import { type Message, message } from '../../i18n/index.ts';
import { type KeyName, visibleText } from '../../model/index.ts';
import { isRecord } from '../json.ts';

// Extracts the useful part of World Anvil's error messages, without SQL, stack traces and class names (platform notes,
// Errors: the summary of a 422 may be a raw SQL message).

const TECHNICAL =
  /SQLSTATE|\b(?:SELECT|INSERT INTO|UPDATE\s+\S+\s+SET|DELETE FROM)\b|exception|stack|trace|\.php|\\[A-Z]|::|->|#\d|\{|<[a-z/!]/i;
const BARE_CODE = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;
const LONGEST = 200;

/**
 * Why World Anvil refused a request, as a complete sentence, or null if it doesn't say. Its own words are quoted and
 * attributed. Never contains any of `secrets`.
 */
export function refusalReason(body: unknown, secrets: readonly string[]): Message | null {
  for (const text of candidates(body)) {
    if (secrets.some((secret) => secret !== '' && text.includes(secret))) continue;
    const reason = fromSql(text) ?? quotation(text);
    if (reason) return reason;
  }
  return null;
}

/**
 * Which key World Anvil doesn't accept, or null if it doesn't say. Its documented code, `access_denied_auth_failed`, is
 * the same for both.
 */
export function refusedKey(body: unknown): KeyName | null {
  for (const text of candidates(body)) {
    const isApplication = /application(?!\/)|app[-_ ]?key/i.test(text);
    if (isApplication !== /token/i.test(text)) return isApplication ? 'applicationKey' : 'userToken';
  }
  return null;
}

function* candidates(body: unknown): Generator<string> {
  if (!isRecord(body)) return;
  const { error, reason, message, errors } = body;
  if (isRecord(error)) yield* texts([error.summary, error.message, error.reason]);
  yield* texts([error, reason, message]);
  if (Array.isArray(errors)) yield* texts(errors);
}

function* texts(values: unknown[]): Generator<string> {
  for (const value of values) if (typeof value === 'string' && value.trim()) yield value.trim();
}

const SQL: readonly [RegExp, (field: string) => Message][] = [
  [/data too long for column '([^']{1,60})'/i, (field) => message('service.fieldTooLong', { field })],
  [/column '([^']{1,60})' cannot be null/i, (field) => message('service.fieldMissing', { field })],
  [
    /incorrect string value.*column '([^']{1,60})'/i,
    (field) => message('service.fieldHasBadCharacter', { field }),
  ],
  [
    /out of range value for column '([^']{1,60})'/i,
    (field) => message('service.fieldNumberTooLarge', { field }),
  ],
  [/duplicate entry/i, () => message('service.duplicate')],
  [/foreign key constraint/i, () => message('service.missingReference')],
];

function fromSql(text: string): Message | null {
  for (const [pattern, reason] of SQL) {
    const match = pattern.exec(text);
    if (match) return reason((match[1] ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim() || '?');
  }
  return /SQLSTATE/i.test(text) ? message('service.notStored') : null;
}

function quotation(text: string): Message | null {
  const line = visibleText(text).replaceAll(/\s+/g, ' ');
  if (line.length > LONGEST || TECHNICAL.test(line) || BARE_CODE.test(line)) return null;
  if (line === '') return null;
  // Replaces curly quotation marks, so that nothing in the text can look like the end of the quotation.
  const quoted = line.replaceAll(/[“”„‟]/g, '"');
  return message('service.said', { text: /[.!?]$/.test(quoted) ? quoted : `${quoted}.` });
}
