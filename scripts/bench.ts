// Measures performance against its goals: `npm run bench -- [seed] [part] [--only search,names] [--sizes 1000,10000]
// [--engines ours,minisearch] [--rounds 3]`. `part` applies to captures, joints and extraction: 4 uses every fourth page. LORESIDE_CORPORA is
// the folder with the saved pages.

import { parseArgs } from 'node:util';
import { run as bodies } from '../test/bench/bodies/index.ts';
import { run as capture } from '../test/bench/capture/index.ts';
import { run as checks } from '../test/bench/checks/index.ts';
import { run as editor } from '../test/bench/editor/index.ts';
import { run as extraction } from '../test/bench/extraction/index.ts';
import { run as importing } from '../test/bench/import/index.ts';
import { run as joints } from '../test/bench/joints/index.ts';
import { run as links } from '../test/bench/links/index.ts';
import { run as lists } from '../test/bench/lists/index.ts';
import { run as map } from '../test/bench/map/index.ts';
import { run as mentions } from '../test/bench/mentions/index.ts';
import { run as names } from '../test/bench/names/index.ts';
import type { Row } from '../test/bench/page/row.ts';
import { run as problems } from '../test/bench/problems/index.ts';
import { run as progress } from '../test/bench/progress/index.ts';
import { run as renames } from '../test/bench/rename/index.ts';
import { run as screens } from '../test/bench/screens/index.ts';
import { ENGINES, run as search } from '../test/bench/search/index.ts';
import { run as sync } from '../test/bench/sync/index.ts';
import { run as vault } from '../test/bench/vault/index.ts';
import { run as versions } from '../test/bench/versions/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    sizes: { type: 'string', default: '1000,10000,100000' },
    engines: { type: 'string', default: ENGINES.join() },
    rounds: { type: 'string', default: '3' },
  },
});
const seed = Number(positionals[0] ?? 1);
const part = Number(positionals[1] ?? 1);
const sizes = values.sizes.split(',').map(Number);
const print = (line: string): void => console.log(line);

const BENCHES: Record<string, () => Promise<Row[]>> = {
  capture: () => capture(seed, part),
  joints: () => joints(part),
  extraction: () => extraction(part),
  search: () =>
    search({ seed, sizes, say: print, engines: values.engines.split(','), rounds: Number(values.rounds) }),
  names: () => names({ seed, sizes, say: print }),
  bodies: () => bodies({ seed, sizes }),
  links,
  map,
  mentions: () => mentions(seed),
  problems,
  progress: () => progress(seed),
  rename: () => renames({ seed, say: print }),
  checks: () => checks(seed, sizes),
  lists: () => lists(seed),
  sync: () => sync({ seed, sizes }),
  import: importing,
  screens,
  editor,
  vault: () => vault(seed),
  versions: () => versions(seed),
};

let missedGoals = 0;
for (const name of values.only?.split(',') ?? Object.keys(BENCHES)) {
  const bench = BENCHES[name];
  if (!bench) throw new Error(`There is no bench "${name}": ${Object.keys(BENCHES).join(', ')}.`);
  print(`\n${name}`);
  const rows = await bench();
  print('');
  for (const { what, value, goal, met } of rows) {
    if (met === false) missedGoals++;
    print(`${met === null ? ' ' : met ? '✓' : '✗'} ${what.padEnd(60)} ${value.padStart(14)}   ${goal}`);
  }
}
print(missedGoals === 0 ? 'Every goal is met.' : `${missedGoals} goals are missed.`);
// The library keeps its BroadcastChannels open, so Node wouldn't exit by itself.
process.exit();
