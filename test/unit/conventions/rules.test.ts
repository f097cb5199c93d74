import { describe, expect, test } from 'vitest';
import * as rules from '../../../scripts/conventions/index.ts';

const { sourceFile } = rules;
const door = '// what the room is for\nexport { x } from "./x.ts";\n';
const room = (name: string) => sourceFile(`lib/${name}/index.ts`, door);

describe('floors', () => {
  test('a screen may use a room below it, by its front door', () => {
    const files = [
      room('model'),
      sourceFile('components/a.tsx', "import type { A } from '../lib/model/index.ts';\n"),
    ];
    expect([...rules.upwardImports(files), ...rules.sideDoors(files), ...rules.circles(files)]).toEqual([]);
  });

  test('a room within another has a door of its own, and no other', () => {
    const inner = sourceFile('lib/history/backup/index.ts', door);
    const into = (file: string) =>
      sourceFile('components/a.tsx', `import { a } from '../lib/history/backup/${file}.ts';\n`);
    expect(rules.sideDoors([inner, into('index')])).toEqual([]);
    expect(rules.sideDoors([inner, sourceFile('lib/history/backup/a.ts', ''), into('a')])).toHaveLength(1);
  });

  test('an import upward is reported, also of types, also spread over lines', () => {
    const files = [
      sourceFile('lib/model/a.ts', "import type {\n  Draft,\n} from '../outbox/index.ts';\n"),
      room('outbox'),
    ];
    expect(rules.upwardImports(files)).toEqual([
      'lib/model/a.ts (floor 1) imports lib/outbox/index.ts (floor 3): imports run downward only.',
    ]);
  });

  test('so is a dynamic import, a re-export and a bare one', () => {
    for (const text of [
      "const a = import('../../components/a.tsx');",
      "export * from '../../components/a.tsx';",
      "import '../../components/a.tsx';",
    ])
      expect(
        rules.upwardImports([sourceFile('lib/model/a.ts', text), sourceFile('components/a.tsx', '')]),
      ).toHaveLength(1);
  });

  test('a room that stands on no floor is reported', () => {
    expect(rules.upwardImports([sourceFile('lib/attic/index.ts', '')])[0]).toMatch(
      /^lib\/attic stands on no floor/,
    );
  });

  test('a side door is reported', () => {
    const files = [sourceFile('lib/outbox/a.ts', "import { b } from '../service/failure.ts';\n")];
    expect(rules.sideDoors(files)).toEqual([
      'lib/outbox/a.ts imports lib/service/failure.ts: come in by lib/service/index.ts.',
    ]);
  });

  test('an entry point that borrows from another is reported', () => {
    const files = [
      sourceFile('entrypoints/popup/main.tsx', "import { a } from '../options/parts.tsx';\n"),
      sourceFile('entrypoints/options/parts.tsx', ''),
    ];
    expect(rules.sideDoors(files)).toHaveLength(1);
  });

  test('a circle of rooms is reported once, however long', () => {
    const files = [
      sourceFile('lib/outbox/index.ts', "export * from '../library/index.ts';"),
      sourceFile('lib/library/index.ts', "export * from '../history/index.ts';"),
      sourceFile('lib/history/index.ts', "export * from '../outbox/index.ts';"),
    ];
    expect(rules.circles(files)).toHaveLength(1);
  });

  test('the stand-in platform takes nothing from the house', () => {
    const file = sourceFile('test/service/a.ts', "import { Article } from '../../lib/model/index.ts';\n");
    expect(rules.partialWitness([file])).toHaveLength(1);
  });
});

describe('files', () => {
  test('one of 301 lines, or with a name that says nothing, is reported', () => {
    expect(rules.shapes([sourceFile('lib/model/long.ts', 'x\n'.repeat(301))])).toHaveLength(1);
    expect(rules.shapes([sourceFile('lib/model/long.ts', 'x\n'.repeat(300))])).toEqual([]);
    expect(rules.shapes([sourceFile('lib/model/utils.ts', '')])).toHaveLength(1);
    expect(rules.shapes([sourceFile('lib/helpers/a.ts', '')])).toHaveLength(1);
  });

  test('a front door must be there, must speak, and must only pass on', () => {
    expect(rules.frontDoors([room('model')])).toEqual([]);
    expect(rules.frontDoors([sourceFile('lib/model/a.ts', '')])[0]).toMatch(/no front door/);
    expect(rules.frontDoors([sourceFile('lib/model/index.ts', "export * from './a.ts';")])[0]).toMatch(
      /comment/,
    );
    expect(rules.frontDoors([sourceFile('lib/model/index.ts', '// a\nexport const a = 1;\n')])[0]).toMatch(
      /more than pass/,
    );
  });

  test('what turns text into markup or script is reported, but not where a comment speaks of it', () => {
    const words = ['a.innerHTML = b', 'eval(a)', 'console.log(a)', `new ${'Function'}(a)`];
    for (const text of words)
      expect(rules.forbiddenWords([sourceFile('lib/model/a.ts', text)])).toHaveLength(1);
    expect(
      rules.forbiddenWords([sourceFile('lib/model/a.ts', '// never innerHTML\n/* nor console.log */')]),
    ).toEqual([]);
    expect(rules.forbiddenWords([sourceFile('lib/model/a.ts', "import * as z from 'zod';")])).toHaveLength(1);
    expect(rules.forbiddenWords([sourceFile('lib/model/a.ts', "import * as z from 'zod/mini';")])).toEqual(
      [],
    );
  });

  test('a library that reaches an injected script round a corner is reported; its types may', () => {
    const start = sourceFile('entrypoints/capture.ts', "import { a } from '../lib/capture/index.ts';\n");
    const heavy = sourceFile('lib/capture/index.ts', "import * as z from 'zod/mini';\n");
    const light = sourceFile('lib/capture/index.ts', "import type { Tabs } from 'webextension-polyfill';\n");
    expect(rules.heavyInjections([start, heavy])).toEqual([
      'entrypoints/capture.ts → lib/capture/index.ts imports zod/mini: too heavy for a foreign page.',
    ]);
    expect(rules.heavyInjections([start, light])).toEqual([]);
  });
});

test('the tree is read whole', () => {
  const paths = rules.readTree('.').map((file) => file.path);
  expect(paths).toEqual(
    expect.arrayContaining(['lib/model/index.ts', 'entrypoints/background/index.ts', 'scripts/setup.mjs']),
  );
});
