// Measures what the product promises: `npm run bench [seed] [part]`. Saved pages are found by LORESIDE_CORPORA.

import { run } from '../test/bench/capture/index.ts';

const [seed = '1', part = '1'] = process.argv.slice(2);

const BENCHES = [{ name: 'Capture', run: () => run(Number(seed), Number(part)) }];

let missed = 0;
for (const bench of BENCHES) {
  console.log(bench.name);
  for (const { what, value, goal, met } of await bench.run()) {
    if (met === false) missed++;
    console.log(`${met === null ? ' ' : met ? '✓' : '✗'} ${what.padEnd(50)} ${value.padStart(12)}   ${goal}`);
  }
}
console.log(missed === 0 ? 'Every goal is met.' : `${missed} goals are missed.`);
