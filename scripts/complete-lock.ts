// Completes the lockfile after `npm install`. If a registry lacks an optional package for another platform, npm omits
// it from the lockfile, and `npm ci` then rejects the lockfile. This adds the missing entries: version from the parent,
// os and cpu from the name; npm skips them on other platforms. It also removes the download addresses, which depend on
// the machine that ran the installation.
import { readFileSync, writeFileSync } from 'node:fs';

interface Entry {
  version?: string;
  resolved?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const SYSTEMS = [
  ...['android', 'darwin', 'freebsd', 'linux', 'netbsd'],
  ...['openbsd', 'openharmony', 'sunos', 'aix', 'win32'],
];
const PROCESSORS: Record<string, string> = {
  'arm-eabi': 'arm',
  loong64: 'loong64',
  riscv64: 'riscv64',
  wasm32: 'wasm32',
  arm64: 'arm64',
  armv7: 'arm',
  ppc64: 'ppc64',
  s390x: 's390x',
  ia32: 'ia32',
  x64: 'x64',
  arm: 'arm',
};

const file = 'package-lock.json';
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'));

/** Whether `name` resolves from the package at `place`, searching parent folders like Node. */
function resolves(place: string, name: string): boolean {
  for (let base = place; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${base === '' ? '' : `${base}/`}node_modules/${name}`]) return true;
    if (base === '') return false;
  }
}

function entryFor(name: string, version: string, dev: boolean | undefined): Entry | null {
  const system = SYSTEMS.find((one) => name.includes(one));
  if (!system || !/^\d/.test(version)) return null;
  const tail = name.slice(name.indexOf(system) + system.length + 1);
  const processor = Object.keys(PROCESSORS).find((one) => tail.startsWith(one));
  const libc = tail.includes('musl') ? 'musl' : tail.includes('gnu') && system === 'linux' ? 'glibc' : null;
  return {
    version,
    ...(processor && { cpu: [PROCESSORS[processor] ?? processor] }),
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    os: [system],
  };
}

let added = 0;
for (const [place, one] of Object.entries(lock.packages)) {
  delete one.resolved;
  for (const [name, range] of Object.entries(one.optionalDependencies ?? {})) {
    const missing = resolves(place, name) ? null : entryFor(name, range, one.dev);
    if (!missing) continue;
    lock.packages[`node_modules/${name}`] = missing;
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional platform packages added`);
