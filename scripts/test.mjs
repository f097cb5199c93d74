// `npm test`: sets this machine up, then runs every check, whatever fails, and adds them up in the last line.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { npm, prepare, root } from './setup.mjs';

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

const steps = [
  ['lint', whole],
  ['typecheck', whole],
  ['knip', whole],
  ['unit', unit],
  ['build', whole],
  ['size', whole],
  ['e2e', browsers],
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
for (const [name, counter] of steps) {
  console.log(`\n— ${name}`);
  const begun = Date.now();
  const result = count(counter, npm(['run', '--silent', name], env) === 0);
  for (const key of Object.keys(total)) total[key] += result[key];
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  lines.push(`${result.failed ? 'FAILED' : 'ok    '}  ${name.padEnd(10)} ${seconds.padStart(6)} s`);
  console.log(`— ${name}: ${result.failed ? 'failed' : 'ok'}, ${seconds} s`);
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
