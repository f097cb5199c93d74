import type { Details } from './details.ts';

/** The names that World Anvil, its documentation and our fields give to each key. */
const LABELS = {
  applicationKey: /(?:x-)?app(?:lication)?[-_ ]?key/i,
  userToken: /(?:x-)?(?:(?:user[-_ ]?)?auth(?:entication)?|user|api)[-_ ]?token/i,
} as const satisfies Partial<Record<keyof Details, RegExp>>;

export type PastedKeys = Partial<Record<keyof typeof LABELS, string>>;

/**
 * The keys in text that names them, such as copied request headers or a note (“x-auth-token: abc”), in any order. Empty
 * if none is named: keys look alike, so a bare one belongs to the field that it was pasted into.
 */
export function readKeys(text: string): PastedKeys {
  const keys: PastedKeys = {};
  for (const name of ['applicationKey', 'userToken'] as const) {
    const named = new RegExp(`${LABELS[name].source}["']?\\s*[:=]\\s*["']?([\\x21-\\x7e]+)`, 'i').exec(
      text,
    )?.[1];
    const key = named?.replace(/["',;)}\]]+$/, '');
    if (key) keys[name] = key;
  }
  return keys;
}
