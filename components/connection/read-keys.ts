import type { KeyName } from '../../lib/model/index.ts';

export type PastedKeys = Partial<Record<KeyName, string>>;

/** The names that World Anvil, its documentation and our fields give to each key. */
const LABELS = {
  applicationKey: /(?:x-)?app(?:lication)?[-_ ]?key/i,
  userToken: /(?:x-)?(?:(?:user[-_ ]?)?auth(?:entication)?|user|api)[-_ ]?token/i,
} as const satisfies Record<KeyName, RegExp>;

const NAMES = ['applicationKey', 'userToken'] as const;
/** What stands around a key in JSON, in a shell command and in prose isn't part of it. Base64 can end in "=". */
const WORD = /[^\s"'`“”„«»,;:&<>(){}[\]|=]+(?:==?(?![\w+/]))?/g;
const SHORTEST = 8;
/** In prose, length and digits tell a key from a word. */
const SHORTEST_IN_PROSE = 16;

/**
 * The keys in pasted text: copied request headers, a note, or just both of them, in any order. Keys look alike, so two
 * that aren't named are taken in the order of the fields, and World Anvil tells which is which. A single one without a
 * name belongs to `field`, which it was pasted into. Empty if the text is to be pasted as it is.
 */
export function readKeys(text: string, field: KeyName): PastedKeys {
  const keys = valuesOfLabels(text);
  const bare = new Set<string>();
  for (const { key, name } of keysIn(text)) {
    if (Object.values(keys).includes(key)) continue;
    if (name !== null && keys[name] === undefined) keys[name] = key;
    else bare.add(key);
  }
  const missing = NAMES.filter((name) => keys[name] === undefined);
  const [first, second] = bare;
  if (first === undefined || bare.size > missing.length) return keys;
  if (bare.size < missing.length) return first === text.trim() ? {} : { [field]: first };
  const [name, other] = missing;
  return { ...keys, ...(name && { [name]: first }), ...(other && { [other]: second }) };
}

/** The keys that directly follow their label, in the same line (“x-auth-token: abc”). */
function valuesOfLabels(text: string): PastedKeys {
  const keys: PastedKeys = {};
  for (const name of NAMES) {
    const pattern = new RegExp(`${LABELS[name].source}["']?[ \\t]*[:=][ \\t]*["']?(${WORD.source})`, 'i');
    const key = pattern.exec(text)?.[1];
    if (key !== undefined && isSendable(key)) keys[name] = key;
  }
  return keys;
}

/** What looks like a key, with the label before it; if the first has none, with the label after it. */
function keysIn(text: string): { key: string; name: KeyName | null }[] {
  const words = [...text.matchAll(WORD)];
  // Two words alone can only be two keys.
  const isProse = words.length !== 2;
  const found = words.filter(([word]) => isKey(word, isProse));
  const between = [...found, undefined].map((word, index) => {
    const before = found[index - 1];
    return text.slice(before ? before.index + before[0].length : 0, word?.index);
  });
  const isAfter = labelIn(between[0]) === null && labelIn(between.at(-1)) !== null;
  return found.map(([key], index) => ({
    key: isProse ? key.replace(/[.!?]+$/, '') : key,
    name: labelIn(between[isAfter ? index + 1 : index]),
  }));
}

function isKey(word: string, isProse: boolean): boolean {
  if (!isSendable(word) || NAMES.some((name) => LABELS[name].test(word))) return false;
  if (!isProse) return word.length >= SHORTEST;
  // An address starts with two slashes once its scheme is cut off.
  return word.length >= SHORTEST_IN_PROSE && /\d/.test(word) && !word.startsWith('//');
}

const isSendable = (word: string): boolean => /^[\x21-\x7e]+$/.test(word);

/** The key that a text names. Null if it names none or both. */
function labelIn(text = ''): KeyName | null {
  const [name, another] = NAMES.filter((one) => LABELS[one].test(text));
  return another === undefined ? (name ?? null) : null;
}
