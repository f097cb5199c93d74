// `npm run check`: lint, types, the unit tests of what changed, and both builds, two at a time. For everyday work;
// `npm test` runs all unit tests and a core of the browser tests.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { readTestSources, testsOf } from './check/tests-of.ts';

const root = path.resolve(import.meta.dirname, '..');

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** What differs from `since`, and files that are new. Without an argument: since the branch left main, or the last commit on main. */
function changedFiles(since = process.argv[2]): string[] {
  const base = since ?? git('merge-base', 'HEAD', 'main');
  const start = since === undefined && base === git('rev-parse', 'HEAD') ? 'HEAD~1' : base;
  const list = `${git('diff', '--name-only', '-z', start)}\0${git('ls-files', '-z', '--others', '--exclude-standard')}`;
  return list.split('\0').filter(Boolean);
}

interface Step {
  name: string;
  args: string[];
}

interface Outcome {
  name: string;
  ok: boolean;
  seconds: number;
}

/** Runs a step; prints its output only if it fails. */
function run({ name, args }: Step): Promise<Outcome> {
  const begun = Date.now();
  const child = spawn('npm', ['run', '--silent', ...args], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const outcome = { name, ok: code === 0, seconds: (Date.now() - begun) / 1000 };
      if (!outcome.ok) console.log(`\n— ${name}\n${output}`);
      resolve(outcome);
    });
  });
}

async function inTurn(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await run(step));
  return outcomes;
}

const tests = testsOf(changedFiles(), readTestSources(root));
const unit = tests.length > 0 ? [{ name: 'unit', args: ['unit', '--', ...tests] }] : [];
const lanes = [
  [
    { name: 'lint', args: ['lint'] },
    { name: 'build', args: ['build'] },
  ],
  [{ name: 'typecheck', args: ['typecheck'] }, ...unit],
];
console.log(`Unit tests of what changed: ${tests.length} files.`);
const outcomes = (await Promise.all(lanes.map(inTurn))).flat();
for (const { name, ok, seconds } of outcomes)
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s`);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
