// `npm start`: sets this machine up, then shows the whole loop on a real page (tour.ts).
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { prepare, root } from './setup.mjs';

const { node, env } = prepare(['chromium']);
const tour = path.join(root, 'scripts/tour.ts');
const run = spawnSync(node, [tour, ...process.argv.slice(2)], { stdio: 'inherit', env });
process.exit(run.status ?? 1);
