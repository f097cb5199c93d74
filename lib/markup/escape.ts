import { isTagName } from './dialect.ts';

/** What one piece of text leaves behind that matters to the next one. */
export interface EscapeState {
  /** A `--` was seen: a later `::` could complete `--LABEL::VALUE--`. */
  dashes: boolean;
}

const SUSPECT = /[[@]|\/\*|--|::/;
const TRAP = /\[(?=(\/?)([A-Za-z][A-Za-z0-9_-]{0,40})\s?([\]:|=]))|@(?=\[|$)|\/\*|--|::/g;

/**
 * Plain text → platform markup that shows exactly this text. Only the characters that the platform would read are
 * wrapped in `[noparse]`, one at a time, so that the text stays readable: tags and variables (`[b]`, `[var:key]`),
 * mentions (`@[`), hidden text (`/*`), sidebar rows (`--LABEL::VALUE--`). An `@` at the end is wrapped as well: a tag
 * may follow. Pipes are left: only the last one in a quote or spoiler means anything, and whoever writes those tags
 * closes them with a pipe of their own.
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
