import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SOURCES } from './sources.ts';

function filesUnder(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Identifies a build by its version and a hash of its sources. The same sources always give the same id. */
export function buildId(version: string, root: string): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((source) => filesUnder(path.join(root, source)))
    .map((file) => [path.relative(root, file).replaceAll(path.sep, '/'), file] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [name, file] of files) hash.update(name).update('\0').update(readFileSync(file)).update('\0');
  return `${version}-${hash.digest('hex').slice(0, 12)}`;
}
