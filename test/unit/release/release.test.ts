import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { devNull } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal, release } from '../../../scripts/release/release.ts';
import { isNewer } from '../../../scripts/release/version.ts';
import { CHANGELOG, Repository } from './repository.ts';

const COMMAND = path.resolve(import.meta.dirname, '../../../scripts/release.ts');
const OLD = '1.1.9';

let repository: Repository;
beforeEach(() => {
  // A git hook that runs the tests would point git to another repository, and anyone's settings could sign or refuse.
  for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) vi.stubEnv(name, undefined);
  vi.stubEnv('GIT_CONFIG_GLOBAL', devNull);
  repository = new Repository();
});
afterEach(() => {
  repository.remove();
  vi.unstubAllEnvs();
});

/** Runs a release with npm commands that succeed, except for `failing`. Returns the ones that ran. */
function run(version: string, { failing = '', during = (_script: string) => {} } = {}): string[] {
  const ran: string[] = [];
  release({
    root: repository.root,
    version,
    date: '2026-02-28',
    npm(args) {
      const script = args.filter((word) => word !== 'run').join(' ');
      ran.push(script);
      during(script);
      return script !== failing;
    },
  });
  return ran;
}

/** Nothing was released, and nothing is left of the attempt. */
function expectUntouched(): void {
  expect(repository.git('rev-list', '--count', 'HEAD')).toBe('1');
  expect(repository.git('tag', '--list')).toBe('');
  expect(repository.git('status', '--porcelain')).toBe('');
  expect(JSON.parse(repository.read('package.json')).version).toBe(OLD);
  expect(repository.read('CHANGELOG.md')).toBe(CHANGELOG);
}

test('sets the version, dates the changelog, checks, builds, commits and tags', () => {
  const versions: Record<string, string> = {};
  const ran = run('1.2.0', {
    during: (script) => {
      versions[script] = JSON.parse(repository.read('package.json')).version;
    },
  });
  expect(ran).toEqual(['test -- --full', 'package', 'lint:addon']);
  expect(versions).toEqual({ 'test -- --full': OLD, package: '1.2.0', 'lint:addon': '1.2.0' });
  expect(repository.git('status', '--porcelain')).toBe('');
  expect(repository.git('log', '-1', '--format=%s')).toBe('Release 1.2.0');
  expect(repository.git('rev-parse', 'v1.2.0^{commit}')).toBe(repository.git('rev-parse', 'HEAD'));
  expect(repository.git('cat-file', '-t', 'v1.2.0')).toBe('tag');
  expect(JSON.parse(repository.read('package.json')).version).toBe('1.2.0');
  const lock = JSON.parse(repository.read('package-lock.json'));
  expect([lock.version, lock.packages[''].version]).toEqual(['1.2.0', '1.2.0']);
  expect(repository.read('CHANGELOG.md')).toBe(
    CHANGELOG.replace('## Unreleased\n', '## Unreleased\n\n## 1.2.0 - 2026-02-28\n'),
  );
});

test('refuses a version that is malformed or not newer', () => {
  for (const version of ['1.1.9', '1.1.8', '0.9.9', '1.2', 'v1.2.0', '1.2.0-beta', '01.2.0', '1.2.65536', ''])
    expect(() => run(version), version).toThrow(Refusal);
  expectUntouched();
});

test('compares versions by number', () => {
  expect(isNewer([1, 1, 10], [1, 1, 9])).toBe(true);
  expect(isNewer([2, 0, 0], [1, 9, 9])).toBe(true);
  expect(isNewer([1, 9, 9], [2, 0, 0])).toBe(false);
  expect(isNewer([1, 1, 9], [1, 1, 9])).toBe(false);
});

test('refuses a dirty tree, before it checks anything', () => {
  repository.write('note.txt', 'unfinished');
  const ran: string[] = [];
  expect(() => run('1.2.0', { during: (script) => ran.push(script) })).toThrow(/note\.txt/);
  expect(ran).toEqual([]);
});

test('refuses if a check fails, or leaves a change behind', () => {
  expect(() => run('1.2.0', { failing: 'test -- --full' })).toThrow(/npm test/);
  expectUntouched();
  expect(() => run('1.2.0', { during: () => repository.write('new.txt', '') })).toThrow(/new\.txt/);
});

test.each(['package', 'lint:addon'])('puts everything back if %s fails', (failing) => {
  expect(() => run('1.2.0', { failing })).toThrow(failing);
  expectUntouched();
});

test('puts everything back if git refuses the commit', () => {
  repository.write('.git/hooks/pre-commit', '#!/bin/sh\nexit 1\n');
  chmodSync(path.join(repository.root, '.git/hooks/pre-commit'), 0o755);
  expect(() => run('1.2.0')).toThrow(/commit/);
  expectUntouched();
});

test('refuses a tag that exists, a detached head and an empty or malformed changelog', () => {
  repository.git('tag', 'v1.2.0');
  expect(() => run('1.2.0')).toThrow(/tag v1\.2\.0/);
  repository.git('checkout', '--quiet', '--detach');
  expect(() => run('1.3.0')).toThrow(/branch/);
  repository.git('checkout', '--quiet', 'main');
  repository.write('CHANGELOG.md', CHANGELOG.replace('- A compass.\n', ''));
  repository.commit('Take it back');
  expect(() => run('1.3.0')).toThrow(/nothing under Unreleased/);
  repository.write('CHANGELOG.md', CHANGELOG.replace('Unreleased', 'Next'));
  repository.commit('Rename');
  expect(() => run('1.3.0')).toThrow(/Unreleased/);
});

test('the command releases, and says why not', () => {
  repository.remove();
  // What follows the two dashes belongs to the script.
  const ok = 'node -e "" --';
  repository = new Repository({ test: ok, package: 'mkdir .output', 'lint:addon': ok });
  const command = (version: string) =>
    spawnSync(process.execPath, [COMMAND, version], { cwd: repository.root, encoding: 'utf8' });
  const refused = command('1.0.0');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain("1.0.0 isn't newer than 1.1.9");
  const released = command('1.2.0');
  expect(released.stderr).not.toContain('Not released');
  expect(released.status).toBe(0);
  expect(repository.git('tag', '--list')).toBe('v1.2.0');
});
