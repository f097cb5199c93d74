import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { changelogFaults } from '../../../scripts/release/changelog.ts';
import { CHANGELOG } from './repository.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

test('accepts versions with dates, newest first', () => {
  expect(changelogFaults(CHANGELOG)).toEqual([]);
  expect(changelogFaults(`${CHANGELOG}\n## 1.1.8 - 2025-12-24\n`)).toEqual([]);
});

test.each([
  ['no section for what is unreleased', CHANGELOG.replace('## Unreleased', '## 1.2.0 - 2026-02-01')],
  ['a version without a date', CHANGELOG.replace(' - 2026-01-31', '')],
  ['an older version above a newer one', `${CHANGELOG}\n## 1.1.10 - 2025-12-24\n`],
  ['the same version twice', `${CHANGELOG}\n## 1.1.9 - 2025-12-24\n`],
  ['an unknown group', CHANGELOG.replace('### Added', '### New')],
  ['a group twice', CHANGELOG.replace('- A compass.', '- A compass.\n\n### Added\n\n- A rose.')],
])('reports %s', (_, changelog) => {
  expect(changelogFaults(changelog)).toHaveLength(1);
});

test('a release only changes the version: both files are formatted as it writes them', () => {
  for (const file of ['package.json', 'package-lock.json']) {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    expect(`${JSON.stringify(JSON.parse(text), null, 2)}\n`).toBe(text);
  }
});
