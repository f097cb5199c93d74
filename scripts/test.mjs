// `npm test`: sets this machine up, then runs the checks for everyday work, whatever fails, and adds them up in the last
// line. `npm test -- --full` runs every check.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { npm, npmBeside, prepare, root } from './setup.mjs';

const isFull = process.argv.includes('--full');
const { env } = prepare(['chromium', 'firefox-esr']);
const output = (name) => path.join(root, '.output', name);

/** A step that passes or fails as one. */
const whole = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

function unit(ok) {
  const report = JSON.parse(readFileSync(output('unit.json'), 'utf8'));
  const failed = report.numFailedTests || (ok ? 0 : 1);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

function browsers(ok) {
  const { stats, errors } = JSON.parse(readFileSync(output('e2e.json'), 'utf8'));
  const failed = stats.unexpected + errors.length || (ok ? 0 : 1);
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
}

/** What `npm test` leaves out: the tests of tools for releases, and most browser tests. */
const UNIT = ['--project', '!tools'];
const CORE = ['--test-list', 'test/e2e/core.txt'];

/**
 * What runs beside each other, so that no core idles: the unit tests and all checks that use one core. Browser tests
 * use all of them.
 */
const checks = [
  'lint',
  'typecheck',
  'knip',
  ...(isFull ? ['package', 'size', 'lint:addon'] : ['build', 'size']),
];
const stages = [
  [[['unit', unit, isFull ? [] : UNIT]], checks.map((name) => [name, whole])],
  [[['e2e', browsers, isFull ? [] : CORE]]],
];

/** A report that was never written means that its step died: one failure. */
function count(counter, ok) {
  try {
    return counter(ok);
  } catch {
    return whole(false);
  }
}

for (const report of ['unit.json', 'e2e.json']) rmSync(output(report), { force: true });
const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];

/** Runs a step. What it prints comes at the end if something else runs beside it. */
async function run([name, counter, more = []], isAlone) {
  const begun = Date.now();
  const args = ['run', '--silent', name, '--', ...more];
  if (isAlone) console.log(`\n— ${name}`);
  const { status, output: printed } = isAlone
    ? { status: npm(args, env), output: '' }
    : await npmBeside(args, env);
  if (!isAlone) console.log(`\n— ${name}\n${printed}`);
  const result = count(counter, status === 0);
  for (const key of Object.keys(total)) total[key] += result[key];
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  lines.push(`${result.failed ? 'FAILED' : 'ok    '}  ${name.padEnd(10)} ${seconds.padStart(6)} s`);
  console.log(`— ${name}: ${result.failed ? 'failed' : 'ok'}, ${seconds} s`);
}

for (const lanes of stages)
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) await run(step, lanes.length === 1);
    }),
  );
console.log(`\n${lines.join('\n')}\n`);
if (!isFull)
  console.log(
    'Left out: most browser tests, the packages, and the tests of the tools for releases. npm test -- --full runs them.\n',
  );
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
