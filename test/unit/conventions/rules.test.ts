import { describe, expect, test } from 'vitest';
import * as rules from '../../../scripts/conventions/index.ts';

const { sourceFile } = rules;
const index = '// what the module is for\nexport { x } from "./x.ts";\n';

describe('file conventions', () => {
  test('reports a file of 301 lines or with a meaningless name', () => {
    expect(rules.fileShapes([sourceFile('lib/model/long.ts', 'x\n'.repeat(301))])).toHaveLength(1);
    expect(rules.fileShapes([sourceFile('lib/model/long.ts', 'x\n'.repeat(300))])).toEqual([]);
    expect(rules.fileShapes([sourceFile('lib/model/utils.ts', '')])).toHaveLength(1);
    expect(rules.fileShapes([sourceFile('lib/helpers/a.ts', '')])).toHaveLength(1);
  });

  test('counts the lines of each module, and compares them with its figure and the total', () => {
    const files = [
      { path: 'lib/model/a.ts', text: 'x\n'.repeat(200) },
      { path: 'lib/model/deep/b.css', text: 'x\n'.repeat(100) },
      { path: 'entrypoints/options/index.html', text: 'x\n'.repeat(20) },
      { path: 'entrypoints/capture.ts', text: 'x\n'.repeat(10) },
      { path: 'lib/i18n/languages/en.yaml', text: 'x\n'.repeat(900) },
      { path: 'test/unit/a.ts', text: 'x\n'.repeat(900) },
    ];
    const budget = { 'lib/model': 300, 'entrypoints/options': 20, entrypoints: 10 };
    expect(rules.lineBudgetFaults(files, budget, 330)).toEqual([]);
    expect(rules.lineBudgetFaults(files, budget, 329)).toHaveLength(1);
    expect(rules.lineBudgetFaults(files, { ...budget, 'lib/model': 299 }, 330)).toEqual([
      'lib/model has 300 lines, 299 at most: make room, or say why not.',
    ]);
    expect(rules.lineBudgetFaults(files, { ...budget, 'lib/model': 600 }, 330)[0]).toMatch(
      /lower its figure/,
    );
    expect(rules.lineBudgetFaults(files, { ...budget, 'lib/old': 50 }, 330)[0]).toMatch(/is gone/);
    expect(rules.lineBudgetFaults(files, { 'lib/model': 300, entrypoints: 10 }, 330)[0]).toMatch(
      /needs a figure/,
    );
  });

  test("requires a module's index.ts to state its purpose and only export", () => {
    expect(rules.moduleIndexes([sourceFile('lib/model/index.ts', index)])).toEqual([]);
    expect(rules.moduleIndexes([sourceFile('lib/model/a.ts', '')])[0]).toMatch(/needs an index/);
    const backup = [sourceFile('lib/history/index.ts', index), sourceFile('lib/history/backup/a.ts', '')];
    expect(rules.moduleIndexes(backup)).toEqual(['lib/history/backup needs an index.ts.']);
    expect(rules.moduleIndexes([sourceFile('lib/model/index.ts', "export * from './a.ts';")])[0]).toMatch(
      /comment/,
    );
    expect(rules.moduleIndexes([sourceFile('lib/model/index.ts', '// a\nexport const a = 1;\n')])[0]).toMatch(
      /more than export/,
    );
  });

  test('reports an entry file of more than 40 lines, but not files next to it', () => {
    const lines = 'x\n'.repeat(41);
    for (const file of [
      'entrypoints/background/index.ts',
      'entrypoints/popup/main.tsx',
      'entrypoints/capture.ts',
    ])
      expect(rules.entrySizes([sourceFile(file, lines)])).toHaveLength(1);
    expect(rules.entrySizes([sourceFile('entrypoints/options/options.tsx', lines)])).toEqual([]);
  });

  test('reports a custom property that nothing defines', () => {
    const tokens = sourceFile('components/ui/theme/tokens.css', ':root {\n  --size: 1rem;\n}');
    const script = sourceFile('components/a.ts', "style.setProperty('--at', '3px');");
    const found = (css: string) =>
      rules.undefinedProperties([tokens, script, sourceFile('components/a.css', css)]);
    expect(found('a { gap: var(--size); top: var(--at); left: var(--none, 0) }')).toEqual([]);
    expect(found('a { gap: calc(var(--u) * 2); padding: var(--u) }')).toEqual([
      'components/a.css uses --u, which nothing defines.',
    ]);
  });

  test('reports an error that is ignored without a reason', () => {
    const found = (text: string) => rules.silentCatches([sourceFile('lib/outbox/a.ts', text)]);
    const silent = [
      ...['{}', 'null', 'undefined', 'false', '0', "''", "'closed'", '[]', '({})', '{ return; }'].flatMap(
        (value) => [`work().catch(() => ${value});`, `work().then(use(a), () => ${value});`],
      ),
      'work().catch((_error) => null);',
      'work().catch(\n  () => {\n    return null;\n  },\n);',
      'work().then(\n  (a) => f(a),\n  () => [],\n);',
      ...['', 'return;', 'return null;', "return '';", 'return [];', 'continue;', 'break;'].flatMap(
        (step) => [`try { f(); } catch { ${step} }`, `try { f(); } catch (error) {\n  ${step}\n}`],
      ),
    ];
    for (const text of silent) expect([text, found(text)]).toEqual([text, [expect.any(String)]]);
    const heard = [
      'work().catch((error) => show(error));',
      'work().catch(() => show(FAILED));',
      'work().then(use, () => setBusy(false));',
      'work().then(() => null);',
      'nearest(text, () => true);',
      'call(work().then(use), () => null);',
      "try { f(); } catch { return 'It could not be read.'; }",
      'try { f(); } catch (error) { throw new Wrapped(error); }',
      'try { f(); } catch { return g(); }',
      'try {\n  f();\n} catch {\n  // Not JSON.\n  return null;\n}',
      'work().then(\n  use,\n  // The tab was closed.\n  () => null,\n);',
    ];
    for (const text of heard) expect([text, found(text)]).toEqual([text, []]);
    expect(found('// The alarm wakes it anyway.\nwork().catch(() => {});')).toEqual([]);
    expect(found('work().catch(() => {}); // it is over')).toEqual([]);
    expect(found("work().catch(reportAs('outbox.work'));")).toEqual([]);
    expect(rules.silentCatches([sourceFile('test/unit/a.ts', 'work().catch(() => {});')])).toEqual([]);
  });

  test('reports a handler of keys that takes those of input methods', () => {
    const found = (text: string) => rules.keyHandlers([sourceFile('components/ui/a.tsx', text)]);
    const faulty = [
      '<input onKeyDown={(event) => event.key} />',
      'const press = (event: KeyboardEvent) => act();\n<input onKeyDown={press} />',
      'function press() {}\n<input onKeyUp={press} />',
      "document.addEventListener('keydown', (event) => act());",
      "const press = () => act();\ndocument.addEventListener(\n  'keydown',\n  press,\n);",
      'return { onKeyDown(event) { act(); } };',
      'return { onKeyDown: (event) => act() };',
      'if (event.isComposing) return;',
      'if (event.keyCode === 229) return;',
    ];
    for (const text of faulty) expect([text, found(text)]).toEqual([text, [expect.any(String)]]);
    const right = [
      '<input onKeyDown={outsideComposition((event) => event.key)} />',
      'const press = outsideComposition((event: KeyboardEvent) => act());\n<input onKeyDown={press} />',
      '<input onKeyDown={props.onKeyDown} />',
      'interface Props { onKeyDown?: (event: KeyboardEvent) => void; }',
      "document.addEventListener('keydown', outsideComposition(act));",
      'return { onKeyDown: outsideComposition((event) => act()) };',
      'return { keydown: (_view, event) => !isComposing(event) && act() };',
      'search.box.onKeyDown(event);',
    ];
    for (const text of right) expect([text, found(text)]).toEqual([text, []]);
    const imported = sourceFile('components/ui/b.ts', 'export function move(event: KeyboardEvent) {}');
    const using = sourceFile('components/ui/a.tsx', '<div onKeyDown={move} />');
    expect(rules.keyHandlers([imported, using])).toHaveLength(1);
  });

  test('reports a storage key, an alarm or a lock that is a literal in two files', () => {
    const found = (one: string, other: string) =>
      rules.sharedNames([sourceFile('lib/outbox/a.ts', one), sourceFile('components/ui/b.ts', other)]);
    expect(found("const KEY = 'panel.open';", "stored<Record<string, string>>('panel.open', parse)")).toEqual(
      [
        "The storage key 'panel.open' is a literal in lib/outbox/a.ts and components/ui/b.ts: define it once and import it.",
      ],
    );
    expect(found("const WORK_ALARM = 'work';", "void browser.alarms.create('work', {});")).toHaveLength(1);
    expect(found("const LOCK = 'work';", "navigator.locks.request('work', run);")).toHaveLength(1);
    expect(found("const WORK_ALARM = 'work';", "const WORK_LOCK = 'work';")).toEqual([]);
    expect(found("const KEY = 'panel.open';", 'storage.local.get(KEY)')).toEqual([]);
  });

  test('reports code that turns text into markup or script, but not comments about it', () => {
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

  test('reports a type imported within an expression, which the import rules miss', () => {
    const types = ["type A = import('../x.ts').A;", "let a: typeof import('../x.ts');"];
    for (const text of types)
      expect(rules.forbiddenWords([sourceFile('lib/model/a.ts', text)])).toHaveLength(1);
    const late = "const { a } = await import('./a.ts');\nimport('./a.ts').then(use);";
    expect(rules.forbiddenWords([sourceFile('lib/model/a.ts', late)])).toEqual([]);
  });

  test('reports a library that reaches an injected script indirectly, except for its types', () => {
    const start = sourceFile('entrypoints/capture.ts', "import { a } from '../lib/capture/index.ts';\n");
    const heavy = sourceFile('lib/capture/index.ts', "import * as z from 'zod/mini';\n");
    const light = sourceFile('lib/capture/index.ts', "import type { Tabs } from 'webextension-polyfill';\n");
    expect(rules.heavyInjections([start, heavy])).toEqual([
      'entrypoints/capture.ts → lib/capture/index.ts imports zod/mini: too heavy for a foreign page.',
    ]);
    expect(rules.heavyInjections([start, light])).toEqual([]);
  });
});

test('reports an outdated phrase in a comment, even across lines, but not in code', () => {
  const found = (path: string, text: string) => rules.outdatedPhrases([sourceFile(path, text)]);
  expect(found('lib/model/a.ts', '/** Reads it an' + 'ew. */\nexport const x = 1;\n')).toEqual([
    'lib/model/a.ts:1 says “anew”: write “again”.',
  ]);
  expect(
    found('lib/model/a.ts', 'export const x = 1;\n/**\n * Returns how\n * to stop.\n */\n'),
  ).toHaveLength(1);
  expect(found('lib/model/a.ts', 'run(); // what ' + 'stands there\n')).toHaveLength(1);
  expect(found('lib/model/a.ts', "export const x = 'Read it anew.';\n")).toEqual([]);
});

test('reads the whole source tree', () => {
  const paths = rules.readTree('.').map((file) => file.path);
  expect(paths).toEqual(
    expect.arrayContaining(['lib/model/index.ts', 'entrypoints/background/index.ts', 'scripts/setup.mjs']),
  );
});
