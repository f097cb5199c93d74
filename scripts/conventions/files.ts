import { roomOf } from './floors.ts';
import { type SourceFile, withoutComments } from './tree.ts';

const LONGEST = 300;
const EMPTY_NAMES = ['util', 'utils', 'helper', 'helpers', 'misc', 'common'];

/** A file tells one story, and its name says which. */
export function shapes(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    const empty = path.split(/[/.]/).find((part) => EMPTY_NAMES.includes(part));
    return [
      ...(lines > LONGEST
        ? [`${path} has ${lines} lines: ${LONGEST} at the very most, then it is two files.`]
        : []),
      ...(empty ? [`${path}: "${empty}" says nothing of what the file holds.`] : []),
    ];
  });
}

/** A room's front door says what the room is for, and only passes on. */
export function frontDoors(files: SourceFile[]): string[] {
  const rooms = new Set(
    files.flatMap((file) => roomOf(file.path) ?? []).filter((room) => room.startsWith('lib/')),
  );
  const doors = files.filter(({ path }) => path === `${roomOf(path)}/index.ts` && path.startsWith('lib/'));
  const without = [...rooms]
    .filter((room) => !doors.some(({ path }) => path === `${room}/index.ts`))
    .map((room) => `${room} has no front door: it needs an index.ts.`);
  const silent = doors
    .filter(({ text }) => !/^(\/\/|\/\*)/.test(text))
    .map(({ path }) => `${path} does not begin with a comment that says what the room is for.`);
  const busy = doors
    .filter(({ text }) => /^(?!export\s+(type\s+)?(\{|\*)|import\b|\}|\s|$)\S/m.test(withoutComments(text)))
    .map(({ path }) => `${path} does more than pass on what the room offers.`);
  return [...without, ...silent, ...busy];
}

const SHIPPED = /^(lib|components|entrypoints)\//;
const FORBIDDEN: [RegExp, RegExp, string][] = [
  [SHIPPED, /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML)\b/, 'turns text into markup'],
  [SHIPPED, /\beval\(|\bnew Function\(|\bdocument\.write\(/, 'runs text as script'],
  [SHIPPED, /\bconsole\./, 'writes to the console, where a secret could end up'],
];
/** Only as comments can they be found, so the text is looked at whole; written apart to stay out of their own way. */
const SILENCERS = [`@ts-${'ignore'}`, `@ts-${'nocheck'}`, `biome-${'ignore'}`];

/** Words that must not stand in a file. */
export function forbiddenWords(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text, imports }) => {
    const code = withoutComments(text);
    const said = FORBIDDEN.filter(([where, what]) => where.test(path) && what.test(code)).map(
      ([, what, why]) => `${path}: "${what.exec(code)?.[0]}" ${why}.`,
    );
    const whole = imports
      .filter(({ from }) => from === 'zod')
      .map(() => `${path} takes the whole of zod: import * as z from 'zod/mini'.`);
    const silenced = SILENCERS.filter((word) => text.includes(word)).map(
      (word) => `${path}: "${word}" silences a warning instead of answering it.`,
    );
    return [...said, ...whole, ...silenced];
  });
}

const HEAVY = /^(zod|webextension-polyfill|preact)(\/|$)/;

/** What is injected into a page carries no library that it could do without. */
export function heavyInjections(files: SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const injected = files.filter(({ path }) =>
    /^entrypoints\/(capture|content|insert|page|world)[^/]*(\.ts|\/index\.ts)$/.test(path),
  );
  return injected.flatMap((start) => {
    const seen = new Set<string>();
    const found: string[] = [];
    const walk = (file: SourceFile, trail: string[]): void => {
      if (seen.has(file.path)) return;
      seen.add(file.path);
      const here = [...trail, file.path];
      for (const { from, file: target, types } of file.imports) {
        if (types) continue;
        if (HEAVY.test(from))
          found.push(`${here.join(' → ')} imports ${from}: too heavy for a foreign page.`);
        const next = target === null ? undefined : byPath.get(target);
        if (next) walk(next, here);
      }
    };
    walk(start, []);
    return found;
  });
}
