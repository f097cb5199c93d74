import { type SourceFile, withoutComments } from './tree.ts';

const SHIPPED = /^(lib|components|entrypoints)\//;

/**
 * A value that says nothing about the error: null, undefined, a boolean, a number, a word, an empty list or object. A
 * sentence is for the user, so it isn't silent.
 */
const FIXED = String.raw`(?:null|undefined|void 0|true|false|-?\d+|'[\w-]*'|\[\s*\]|\{\s*\}|\(\{\s*\}\))`;
/** A function that ignores its error. */
const HANDLER = String.raw`\(\s*(?:\w+(?::\s*unknown)?)?\s*\)\s*=>\s*(?:${FIXED}|\{\s*return\s*${FIXED}?;?\s*\})`;
const STEP = String.raw`(?:(?:return(?:\s+${FIXED})?|continue|break);?)?`;

const IN_CATCH = new RegExp(String.raw`\.catch\(\s*${HANDLER}\s*,?\s*\)`, 'g');
const IN_CLAUSE = new RegExp(String.raw`\bcatch\s*(?:\(\w+\)\s*)?\{\s*${STEP}\s*\}`, 'g');
/** The last argument of any call; only that of `then` handles errors. */
const LAST_ARGUMENT = new RegExp(String.raw`,\s*${HANDLER}\s*,?\s*\)`, 'g');

const COMMENT = /(^|\s)(\/\/|\/\*|\*)/;
/** How many lines above may hold the reason: a call may take more than one. */
const ABOVE = 3;

/** Whether the call that ends before `end` is a call of `then`. */
function endsThen(text: string, end: number): boolean {
  let depth = 0;
  for (let at = end - 1; at >= 0; at--) {
    if (text[at] === ')') depth++;
    if (text[at] === '(' && --depth === 0) return text.slice(0, at).endsWith('.then');
  }
  return false;
}

function silentIn(text: string): { from: number; to: number }[] {
  const span = ({ index, 0: match }: RegExpExecArray) => ({ from: index, to: index + match.length });
  return [
    ...[...text.matchAll(IN_CATCH)].map(span),
    ...[...text.matchAll(IN_CLAUSE)].map(span),
    ...[...text.matchAll(LAST_ARGUMENT)].map(span).filter(({ to }) => endsThen(text, to)),
  ];
}

/** Ignored errors need a comment with a reason next to them. All others go to `report`, or to whoever called. */
export function silentCatches(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => SHIPPED.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      // A comment inside a handler doesn't hide the handler. Line numbers stay the same without comments.
      const code = withoutComments(text);
      return silentIn(code).flatMap(({ from, to }) => {
        const last = code.slice(0, to).split('\n').length;
        const first = code.slice(0, from).split('\n').length;
        const near = lines.slice(Math.max(0, first - 1 - ABOVE), last);
        return near.some((line) => COMMENT.test(line))
          ? []
          : [`${path}:${first} ignores an error without saying why: report it, or add the reason.`];
      });
    });
}
