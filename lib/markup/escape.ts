import { isTagName } from './dialect.ts';

/** State carried from one piece of text to the next. */
export interface EscapeState {
  /** A `--` was written, so a later `::` could complete `--LABEL::VALUE--`. */
  dashes: boolean;
}

const SUSPECT = /[[@]|\/\*|--|::/;
const TRAP = /\[(?=(\/?)([A-Za-z][A-Za-z0-9_-]{0,40})\s?([\]:|=]))|@(?=\[|$)|\/\*|--|::/g;

/**
 * Escapes plain text so that World Anvil shows exactly this text. Only characters that would be parsed are wrapped in
 * `[noparse]`, one at a time, so that the markup stays readable: tags and variables (`[b]`, `[var:key]`), mentions
 * (`@[`), comments (`/*`), sidebar rows (`--LABEL::VALUE--`). A trailing `@` is wrapped too, because a tag may
 * follow. Pipes stay: only the last one in a quote or spoiler is parsed, and the writer ends those with a pipe of its
 * own.
 */
export function escapeMarkup(text: string, state: EscapeState = { dashes: false }): string {
  if (!SUSPECT.test(text)) return text;
  return text.replace(TRAP, (found, slash: string | undefined, name: string | undefined, end: string) => {
    if (found === '[') {
      const read = end === ']' ? isTagName((name ?? '').toLowerCase()) : !slash;
      return read ? '[noparse][[/noparse]' : '[';
    }
    if (found === '@') return '[noparse]@[/noparse]';
    if (found === '/*') return '/[noparse]*[/noparse]';
    if (found === '--') {
      state.dashes = true;
      return found;
    }
    return state.dashes ? ':[noparse]:[/noparse]' : found;
  });
}
