// `npm run lint:addon` runs Mozilla's linter, which the add-on store runs too, on the built Firefox package. It fails on
// errors, and on warnings that docs/store-review.md doesn't explain.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { report, unexplained } from './addon/explained-warnings.ts';

const DOCUMENT = 'docs/store-review.md';
const root = path.resolve(import.meta.dirname, '..');
const linter = path.resolve(fileURLToPath(import.meta.resolve('addons-linter')), '../../bin/addons-linter');

const { stdout, stderr } = spawnSync(
  process.execPath,
  [linter, '--output', 'json', '--boring', path.join(root, '.output/firefox-mv3')],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
if (stdout === '') throw new Error(`The linter printed no report. ${stderr}`);
const findings = report.parse(JSON.parse(stdout));
const problems = unexplained(findings, readFileSync(path.join(root, DOCUMENT), 'utf8'));
for (const problem of problems) console.error(problem);
console.log(
  `Mozilla's linter: ${findings.errors.length} errors, ${findings.warnings.length + findings.notices.length} warnings, ` +
    `${problems.length} of them not as ${DOCUMENT} explains.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
