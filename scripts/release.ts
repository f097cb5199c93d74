// `npm run release -- 1.2.0` releases what is committed on the current branch (docs/releasing.md).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOMAIN } from './build/domain.ts';
import { Refusal, release } from './release/release.ts';

// npm runs scripts in the folder of package.json.
const root = process.cwd();
const [version = ''] = process.argv.slice(2);

try {
  release({
    root,
    version,
    date: new Date().toISOString().slice(0, 10),
    npm: (args) =>
      spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status ===
      0,
  });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`\nNot released. ${error.message}`);
  process.exit(1);
}

console.log(`\nReleased ${version}: committed, tagged v${version}, not pushed. The packages, with SHA-256:`);
const output = path.join(root, '.output');
for (const file of readdirSync(output).filter(
  (name) => name.includes(`-${version}-`) && name.endsWith('.zip'),
)) {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(output, file)))
    .digest('hex');
  console.log(`${hash}  .output/${file}`);
}
console.log('\nNext: docs/releasing.md, “Publish”.');
if (DOMAIN.endsWith('.example')) console.log(`Don't publish yet: ${DOMAIN} is a placeholder.`);
