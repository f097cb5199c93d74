/** A part of a CSS `content` value. `between` joins the numbers of enclosing elements; null: the innermost one alone. */
export type ContentPart =
  | { kind: 'text'; text: string }
  | { kind: 'attribute'; name: string }
  | { kind: 'counter'; name: string; between: string | null; style: string };

const PART =
  /"((?:[^"\\]|\\[\s\S])*)"|'((?:[^'\\]|\\[\s\S])*)'|attr\(\s*([\w-]+)[^)]*\)|(counters?)\(\s*([\w-]+)\s*(?:,\s*(?:"((?:[^"\\]|\\[\s\S])*)"|'((?:[^'\\]|\\[\s\S])*)'))?\s*(?:,\s*([\w-]+))?[^)]*\)|\//g;

/** Parses a `content` value as browsers return it. What can't be shown as text, such as an image, is dropped. */
export function contentParts(content: string): ContentPart[] {
  const parts: ContentPart[] = [];
  for (const found of content.matchAll(PART)) {
    const [all, quoted, single, attribute, counter, name = '', between, otherBetween, style] = found;
    // What follows a slash is read aloud instead of the text.
    if (all === '/') break;
    if (attribute !== undefined) parts.push({ kind: 'attribute', name: attribute });
    else if (counter !== undefined)
      parts.push({
        kind: 'counter',
        name,
        between: counter === 'counters' ? unescaped(between ?? otherBetween ?? '.') : null,
        style: style ?? 'decimal',
      });
    else parts.push({ kind: 'text', text: unescaped(quoted ?? single ?? '') });
  }
  return parts;
}

/** The text that a CSS string stands for: browsers write line ends, tabs and quotes in it as escapes. */
function unescaped(text: string): string {
  return text.replace(
    /\\(?:([\da-f]{1,6})\s?|(\r\n|[\s\S]))/gi,
    (_, code: string | undefined, sign: string | undefined) => {
      if (code === undefined) return /^[\r\n\f]/.test(sign ?? '') ? '' : (sign ?? '');
      const point = Number.parseInt(code, 16);
      return point === 0 || point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point);
    },
  );
}
