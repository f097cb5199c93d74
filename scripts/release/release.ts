import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changelogFaults, closeUnreleased, hasUnreleased } from './changelog.ts';
import { isNewer, parseVersion } from './version.ts';

/** Why there is no release. Nothing was changed, or everything was put back. */
export class Refusal extends Error {}

export interface ReleaseOptions {
  root: string;
  version: string;
  /** As in 2026-01-31. */
  date: string;
  /** Runs npm, and returns whether it succeeded. */
  npm(args: readonly string[]): boolean;
}

const CHANGED = ['package.json', 'package-lock.json', 'CHANGELOG.md'] as const;
type Changed = Record<(typeof CHANGED)[number], string>;

/**
 * Releases what is in the working tree: runs all checks, sets the version, dates the changelog, builds the packages,
 * commits and tags. Throws a `Refusal` if anything is in the way.
 */
export function release({ root, version, date, npm }: ReleaseOptions): void {
  const git = gitIn(root);
  const before = readChanged(root);
  const tag = `v${version}`;
  refuseWithout(before, version);
  refuseDirty(git);
  if (git(['symbolic-ref', '--quiet', 'HEAD']) === null) throw new Refusal('Check out a branch first.');
  if (git(['rev-parse', '--quiet', '--verify', `refs/tags/${tag}`]) !== null)
    throw new Refusal(`There is a tag ${tag} already.`);

  if (!npm(['test', '--', '--full'])) throw new Refusal('npm test -- --full failed.');
  refuseDirty(git);
  write(root, withVersion(before, version, date));
  try {
    for (const script of ['package', 'lint:addon'])
      if (!npm(['run', script])) throw new Refusal(`npm run ${script} failed.`);
    if (git(['commit', '--quiet', `--message=Release ${version}`, '--', ...CHANGED]) === null)
      throw new Refusal('git commit failed.');
  } catch (error) {
    write(root, before);
    throw error;
  }
  if (git(['tag', '--annotate', `--message=Loreside ${version}`, tag]) === null)
    throw new Refusal(`The release is committed, but git tag failed: run git tag --annotate ${tag}.`);
}

/** Runs git; null if it fails. */
function gitIn(root: string) {
  return (args: readonly string[]): string | null => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout : null;
  };
}

function refuseWithout(files: Changed, version: string): void {
  const wanted = parseVersion(version);
  if (!wanted) throw new Refusal(`“${version}” isn't a version like 1.2.0.`);
  const current = parseVersion(JSON.parse(files['package.json']).version);
  if (!current || !isNewer(wanted, current))
    throw new Refusal(`${version} isn't newer than ${current?.join('.') ?? 'the version in package.json'}.`);
  const [fault] = changelogFaults(files['CHANGELOG.md']);
  if (fault) throw new Refusal(fault);
  if (!hasUnreleased(files['CHANGELOG.md'])) throw new Refusal('CHANGELOG.md has nothing under Unreleased.');
}

function refuseDirty(git: ReturnType<typeof gitIn>): void {
  const status = git(['status', '--porcelain']);
  if (status === null) throw new Refusal('This is not a git repository.');
  if (status !== '') throw new Refusal(`Commit or remove these changes first:\n${status.trimEnd()}`);
}

function readChanged(root: string): Changed {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  return {
    'package.json': read('package.json'),
    'package-lock.json': read('package-lock.json'),
    'CHANGELOG.md': read('CHANGELOG.md'),
  };
}

function write(root: string, files: Changed): void {
  for (const file of CHANGED) writeFileSync(path.join(root, file), files[file]);
}

function withVersion(files: Changed, version: string, date: string): Changed {
  const lock = JSON.parse(files['package-lock.json']);
  lock.version = version;
  lock.packages[''].version = version;
  return {
    'package.json': `${JSON.stringify({ ...JSON.parse(files['package.json']), version }, null, 2)}\n`,
    'package-lock.json': `${JSON.stringify(lock, null, 2)}\n`,
    'CHANGELOG.md': closeUnreleased(files['CHANGELOG.md'], version, date),
  };
}
