import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const CHANGELOG = `# Changelog

## Unreleased

### Added

- A compass.

## 1.1.9 - 2026-01-31

### Fixed

- The map.
`;

/** A project in a git repository of its own, with version 1.1.9. */
export class Repository {
  readonly root = mkdtempSync(path.join(tmpdir(), 'loreside-release-'));

  constructor(scripts: Record<string, string> = {}) {
    const project = { name: 'project', version: '1.1.9', private: true, scripts };
    const lock = { name: 'project', version: '1.1.9', lockfileVersion: 3, packages: { '': project } };
    this.write('package.json', `${JSON.stringify(project, null, 2)}\n`);
    this.write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
    this.write('CHANGELOG.md', CHANGELOG);
    this.write('.gitignore', '.output\n');
    this.git('init', '--quiet', '--initial-branch=main');
    this.git('config', 'user.name', 'Test');
    this.git('config', 'user.email', 'test@project.example');
    this.commit('Begin');
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.root, encoding: 'utf8', stdio: 'pipe' }).trim();
  }

  commit(subject: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', `--message=${subject}`);
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.root, file), text);
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}
