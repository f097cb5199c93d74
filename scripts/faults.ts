// `npm run faults`: plants one fault at a time in a copy of the product, and says which tests notice it. It shows that
// the core of the tests is enough for everyday work. It takes hours: run it before a release, or after changing the core.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readTestSources, testsOf } from './check/tests-of.ts';
import { FAULTS, placeOf, shippedFiles } from './faults/index.ts';

const root = path.resolve(import.meta.dirname, '..');
const copy = path.join(root, '.output/faults/tree');
const record = path.join(root, '.output/faults/noticed.json');

const { values } = parseArgs({
  options: {
    /** The words of the faults to plant; all without it. */
    only: { type: 'string', default: '' },
    /** The last step to try: `npm run faults -- --until unit` takes minutes. A later run goes on from there. */
    until: { type: 'string', default: 'full' },
    again: { type: 'boolean', default: false },
  },
});

function run(command: string, ...args: string[]): string | null {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, CI: '', NO_COLOR: '1' },
    maxBuffer: 1 << 28,
  });
  return status === 0 ? null : `${stdout}\n${stderr}`;
}

/** The name of the first test that failed, or the last words of a step that isn't a test. */
const firstFailure = (printed: string): string =>
  /(?:FAIL|✘|^\s+1\)) .*/m.exec(printed)?.[0].trim() ?? printed.trim().split('\n').at(-1) ?? '';

const CORE = 'test/e2e/core.txt';
const browsers = (list: string): string | null =>
  run('npx', 'playwright', 'test', `--${list}`, CORE, '--max-failures=1', '--reporter=line');

/** The unit tests that name a file or its module, most of which are nearby. */
const testsNear = (file: string): string[] => testsOf([file], readTestSources(copy));

/** What `npm test` runs, what is quickest and notices most first; then what only `npm test -- --full` does. */
const STEPS: readonly [name: string, run: (file: string) => string | null][] = [
  [
    'near',
    (file) => run('npx', 'vitest', 'run', '--bail=1', '--passWithNoTests', 'none', ...testsNear(file)),
  ],
  ['types', () => run('npx', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '../types.json')],
  ['lint', (file) => run('npx', 'biome', 'ci', '--error-on-warnings', '--no-errors-on-unmatched', file)],
  ['unit', (file) => run('npx', 'vitest', 'related', '--run', '--bail=1', '--passWithNoTests', file)],
  ['core', () => run('npm', 'run', '--silent', 'build') ?? browsers('test-list')],
  ['full', () => browsers('test-list-invert')],
];

/** What noticed a fault, or null, and the steps that didn't. */
interface Outcome {
  by: string | null;
  test: string;
  passed: string[];
}

function plant({ file, planted }: ReturnType<typeof placeOf>, passed: readonly string[]): Outcome {
  const place = path.join(copy, file);
  const before = readFileSync(place, 'utf8');
  const tried = [...passed];
  writeFileSync(place, planted);
  try {
    for (const [by, step] of STEPS.slice(0, last + 1)) {
      if (tried.includes(by)) continue;
      const printed = step(file);
      if (printed !== null) return { by, test: firstFailure(printed), passed: tried };
      tried.push(by);
    }
    return { by: null, test: '', passed: tried };
  } finally {
    writeFileSync(place, before);
  }
}

/** A clone of the last commit with this tree's packages. */
function freshCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(path.dirname(copy), { recursive: true });
  spawnSync('git', ['clone', '--quiet', '--shared', root, copy], { stdio: 'inherit' });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  run('npx', 'wxt', 'prepare', '--level', 'error');
}

const last = STEPS.findIndex(([name]) => name === values.until);
if (last < 0) throw new Error(`--until takes ${STEPS.map(([name]) => name).join(', ')}.`);
freshCopy();
const files = shippedFiles(copy);
const outcomes: Record<string, Outcome> =
  existsSync(record) && !values.again ? JSON.parse(readFileSync(record, 'utf8')) : {};
const asked = FAULTS.filter(({ what }) => what.includes(values.only));
for (const fault of asked) {
  const before = outcomes[fault.what];
  if (before?.by) continue;
  const outcome = plant(placeOf(fault, files), before?.passed ?? []);
  outcomes[fault.what] = outcome;
  writeFileSync(record, `${JSON.stringify(outcomes, null, 2)}\n`);
  console.log(`${(outcome.by ?? '—').padEnd(6)} ${fault.what}. ${outcome.test}`);
}
const noticedBy = Map.groupBy(asked, ({ what }) => outcomes[what]?.by ?? 'nothing');
const missed = noticedBy.get('nothing')?.length ?? 0;
const late = noticedBy.get('full')?.length ?? 0;
const noticed = asked.length - missed;
console.log([...noticedBy].map(([by, faults]) => `${by}: ${faults.length}`).join(', '));
console.log(`${noticed} of ${asked.length} faults are noticed, ${noticed - late} of them by \`npm test\`.`);
process.exitCode = noticed - late >= noticed * 0.9 ? 0 : 1;
