import { visibleText } from '../../model/index.ts';
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
export function refusalSentence(body: unknown, secrets: readonly string[]): string | null {
  for (const text of candidates(body)) {
    if (secrets.some((secret) => secret !== '' && text.includes(secret))) continue;
    const sentence = fromSql(text) ?? plainSentence(text);
    if (sentence) return sentence;
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

const SQL: readonly [RegExp, (column: string) => string][] = [
  [/data too long for column '([^']{1,60})'/i, (column) => `The ${column} is too long for the platform.`],
  [/column '([^']{1,60})' cannot be null/i, (column) => `The platform wants a ${column}.`],
  [
    /incorrect string value.*column '([^']{1,60})'/i,
    (column) => `The ${column} holds a character that the platform cannot keep.`,
  ],
  [
    /out of range value for column '([^']{1,60})'/i,
    (column) => `The ${column} is a larger number than the platform can keep.`,
  ],
  [/duplicate entry/i, () => 'The platform has one like this already.'],
  [/foreign key constraint/i, () => 'Something that this refers to does not exist on the platform.'],
];

function fromSql(text: string): string | null {
  for (const [pattern, say] of SQL) {
    const match = pattern.exec(text);
    if (match) return say((match[1] ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim() || 'text');
  }
  return /SQLSTATE/i.test(text) ? 'The platform could not store this.' : null;
}

function plainSentence(text: string): string | null {
  const line = visibleText(text).replaceAll(/\s+/g, ' ');
  if (line.length > LONGEST || TECHNICAL.test(line) || BARE_CODE.test(line)) return null;
  if (line === '') return null;
  // Replaces curly quotation marks, so that nothing in the text can look like the end of the quotation.
  const quoted = line.replaceAll(/[“”„‟]/g, '"');
  return `World Anvil said: “${/[.!?]$/.test(quoted) ? quoted : `${quoted}.`}”`;
}
