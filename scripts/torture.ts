// `npm run torture -- --trials N --seed S --browser chromium|firefox` runs more trials than the test suite. The last
// line is the total as JSON. Without a browser, on each API version, `--history N` makes N edits through the history;
// `--import N` imports N notes in the same way, and `--restore N` puts N things of a backup back, `--from versions`
// from their versions. `--editor N` types N
// times in World Anvil's editors while everything dies, in either browser, `--lanes` of them at once; `--rename N` renames N
// names and undoes it.
import { parseArgs } from 'node:util';
import '../test/torture/extension-page.ts';
import {
  add,
  type BrowserName,
  nothing,
  type Protocol,
  type Tally,
  torture,
  type Version,
} from '../test/torture/index.ts';

const { values } = parseArgs({
  options: {
    browser: { type: 'string', default: 'chromium' },
    trials: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    protocol: { type: 'string', default: 'both' },
    version: { type: 'string', default: 'both' },
    history: { type: 'string', default: '0' },
    import: { type: 'string', default: '0' },
    restore: { type: 'string', default: '0' },
    from: { type: 'string', default: 'backup' },
    editor: { type: 'string', default: '0' },
    rename: { type: 'string', default: '0' },
    lanes: { type: 'string', default: '2' },
    headed: { type: 'boolean', default: false },
  },
});

function number(
  name: 'trials' | 'seed' | 'history' | 'import' | 'restore' | 'editor' | 'rename' | 'lanes',
): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= 0) return value;
  console.error(`--${name} wants a whole number, not "${values[name]}".`);
  process.exit(2);
}

function choice<T extends string>(name: 'browser' | 'protocol' | 'version', choices: readonly T[]): T[] {
  const chosen = choices.filter((one) => values[name] === 'both' || values[name] === one);
  if (chosen.length > 0) return chosen;
  console.error(`--${name} wants ${choices.join(', ')} or both, not "${values[name]}".`);
  process.exit(2);
}

if (number('history') > 0) {
  const { tortureHistory } = await import('../test/torture/history.ts');
  for (const version of choice<Version>('version', ['current', 'earlier'])) {
    const tally = await tortureHistory({ edits: number('history'), seed: number('seed'), version });
    console.log(JSON.stringify({ version, ...tally }));
  }
  process.exit(0);
}

/** Shows a tally as the last line, and lets the process end with 1 if one of these counts isn't 0. */
function report<T extends object>(tally: T, faults: readonly (keyof T & string)[]): void {
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(JSON.stringify({ ...tally, seconds }));
  if (faults.some((name) => Number(tally[name]) > 0)) process.exitCode = 1;
}

function end<T extends object>(...result: Parameters<typeof report<T>>): never {
  report(...result);
  process.exit();
}

const begun = performance.now();
const seed = number('seed');
const onSession = (one: object): void => console.log(JSON.stringify(one));

if (number('import') > 0) {
  const { tortureImport } = await import('../test/torture/import.ts');
  const tally = await tortureImport({ notes: number('import'), seed });
  end(tally, ['lost', 'twice', 'wrong', 'again', 'left']);
}

if (number('restore') > 0) {
  const { tortureRestore, tortureVersions } = await import('../test/torture/restore.ts');
  const amount = { things: number('restore'), seed };
  if (values.from === 'versions') end(await tortureVersions(amount), ['lost', 'twice', 'different', 'left']);
  end(await tortureRestore(amount), ['lost', 'twice', 'different', 'missing', 'left']);
}

if (number('editor') > 0) {
  const { tortureEditor } = await import('../test/torture/editor/index.ts');
  for (const browser of choice<BrowserName>('browser', ['chromium', 'firefox'])) {
    const amount = { trials: number('editor'), lanes: number('lanes') };
    const tally = await tortureEditor({ browser, seed, ...amount, onSession });
    report({ browser, ...tally }, ['lost', 'offered', 'secrets']);
  }
  process.exit();
}

if (number('rename') > 0) {
  const { tortureRename } = await import('../test/torture/rename.ts');
  const tally = await tortureRename({ trials: number('rename'), seed, onSession });
  end(tally, ['half', 'overwritten', 'notRestored', 'unsettled']);
}

const show = (tally: Tally): string => JSON.stringify({ ...tally, seconds: Math.round(tally.seconds) });
let total = nothing;
for (const browser of choice<BrowserName>('browser', ['chromium', 'firefox'])) {
  const tally = await torture({
    browser,
    trials: number('trials'),
    seed: number('seed'),
    protocols: choice<Protocol>('protocol', ['h1', 'h2']),
    versions: choice<Version>('version', ['current', 'earlier']),
    headed: values.headed,
    onSession: (name, one) => console.log(`${browser} ${name}: ${show(one)}`),
  });
  total = add(total, tally);
}
console.log(show(total));
process.exitCode = total.lost + total.duplicated.silent + total.unsettled > 0 ? 1 : 0;
