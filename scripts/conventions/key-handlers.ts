import { type SourceFile, withoutComments } from './tree.ts';

const SHIPPED = /^(lib|components|entrypoints)\//;
const HOME = 'lib/input-methods/';

/** Where a function becomes a handler of keys: an attribute, a property, a method, or a listener. */
const HANDLER =
  /(?<!\.)\b(?:onKey(?:Down|Up|Press)(?:=\{|\??:\s*|(?=\())|key(?:down|up|press):\s*)|\b(?:addEventListener|on)\(\s*'key(?:down|up|press)',\s*/g;
const WRAPPED = 'outsideComposition(';
const IS_TYPE = /^\([^()]*\)\s*=>\s*void/;
const NAME = /^(\w+)(?![\w.(])/;
const OWN_TEST = /\.isComposing\b|\bkeyCode\b/;
/** Characters of a handler within which it must ask. */
const BEGINNING = 400;

const isUnwrappedName = (name: string, codes: readonly string[]): boolean => {
  const defined = codes.flatMap((code) => [
    ...code.matchAll(new RegExp(`(?:\\bconst ${name} =|\\bfunction ${name}\\b)\\s*(.{0,30})`, 'gs')),
  ]);
  return defined.some(([all, start = '']) => all.startsWith('function') || !start.startsWith(WRAPPED));
};

/** Handlers of keys leave those of input methods alone, and one place says which these are. */
export function keyHandlers(files: SourceFile[]): string[] {
  const shipped = files
    .filter(({ path }) => SHIPPED.test(path) && /\.tsx?$/.test(path) && !path.startsWith(HOME))
    .map(({ path, text }) => ({ path, code: withoutComments(text) }));
  return shipped.flatMap(({ path, code }) => {
    const lineAt = (at: number) => code.slice(0, at).split('\n').length;
    const faults = [...code.matchAll(HANDLER)].flatMap(({ index, 0: { length } }) => {
      const rest = code.slice(index + length);
      if (rest.startsWith(WRAPPED) || IS_TYPE.test(rest)) return [];
      const name = NAME.exec(rest)?.[1];
      const isHere = name !== undefined && new RegExp(`\\b(?:const|function) ${name}\\b`).test(code);
      const isFaulty =
        name === undefined
          ? rest.startsWith('(') && !rest.slice(0, BEGINNING).includes('isComposing(')
          : isUnwrappedName(name, isHere ? [code] : shipped.map((other) => other.code));
      return isFaulty
        ? [`${path}:${lineAt(index)} takes keys of input methods: wrap the handler in outsideComposition.`]
        : [];
    });
    const own = OWN_TEST.exec(code);
    return own
      ? [...faults, `${path}:${lineAt(own.index)} decides about input methods: ask isComposing (${HOME}).`]
      : faults;
  });
}
