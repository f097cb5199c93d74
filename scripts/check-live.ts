// `npm run check-live` asks World Anvil, with your own keys, what its documentation doesn't say, and writes a report
// without private data. docs/live-checks.md explains it.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  createPacer,
  DEFAULT_ADDRESS,
  parseAddress,
  type ServiceVersion,
  userAgent,
} from '../lib/service/index.ts';
import packageJson from '../package.json' with { type: 'json' };
import { HOMEPAGE } from './build/domain.ts';
import {
  type LiveCheck,
  markdownOf,
  reportOf,
  runLiveCheck,
  ScratchWorldRefused,
  writingIn,
} from './check-live/index.ts';
import { createObserver } from './check-live/observe.ts';
import { askForName, keyFrom } from './check-live/prompt.ts';
import { protocolOf } from './check-live/protocol.ts';

const USAGE = `npm run check-live -- [options]

Reads only, unless --scratch-world is given. At most 40 calls, one per second.

  --version boromir|aragorn     the API version (boromir)
  --base URL                    another address, such as the stand-in server's
  --world ID                    the world to read (the first with enough articles)
  --scratch-world ID            a throw-away world to write in and clean up again
  --scratch-world-name NAME     its name, to confirm it without a question
  --allow-public                also write in a world that isn't private
  --out FOLDER                  where the report goes (the current folder)
  --every MS                    time between calls; below 1000 only for a server on this machine

Keys: LORESIDE_APPLICATION_KEY and LORESIDE_USER_TOKEN, or typed when asked. They are never stored or shown.
`;

const VERSIONS: Readonly<Record<string, ServiceVersion>> = { boromir: 'current', aragorn: 'earlier' };

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        version: { type: 'string', default: 'boromir' },
        base: { type: 'string', default: DEFAULT_ADDRESS },
        world: { type: 'string' },
        'scratch-world': { type: 'string' },
        'scratch-world-name': { type: 'string' },
        'allow-public': { type: 'boolean', default: false },
        out: { type: 'string', default: '.' },
        every: { type: 'string', default: '1000' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

const values = readOptions();
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const version = VERSIONS[values.version] ?? fail(`--version is boromir or aragorn, not "${values.version}".`);
const place = parseAddress(values.base, version, '');
if (!place.ok) fail(`--base isn't an address of World Anvil: "${values.base}".`);
const every = Number(values.every);
const isLocal = ['localhost', '127.0.0.1'].includes(place.value.host);
if (!Number.isInteger(every) || every < (isLocal ? 0 : 1000))
  fail('--every is at least 1000, except on this machine.');

const applicationKey = await keyFrom('LORESIDE_APPLICATION_KEY', 'Application key').catch(fail);
const userToken = await keyFrom('LORESIDE_USER_TOKEN', 'User token').catch(fail);

const controller = new AbortController();
function stop(signal: NodeJS.Signals): void {
  if (controller.signal.aborted && signal === 'SIGINT') process.exit(130);
  if (!controller.signal.aborted)
    process.stderr.write('\nStopping, and deleting what was written. Press Ctrl+C again to leave at once.\n');
  controller.abort();
}
// A terminal that is closed sends SIGHUP, and can't be written to any more.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** Worlds that aren't private have readers. */
async function confirmScratchWorld({ title, state }: { title: string; state: string }): Promise<boolean> {
  if (state !== 'private' && !values['allow-public']) {
    process.stderr.write(
      'This world isn’t private, so its readers could see the articles of the check. To write there all the same, add --allow-public.\n',
    );
    return false;
  }
  const name = values['scratch-world-name'] ?? (await askForName());
  return name.trim() === title.trim();
}

const REFUSED = {
  notYours: 'There is no world of yours with this id.',
  notConfirmed: 'Nothing was written: the world wasn’t confirmed by its name.',
};

const scratchWorld = values['scratch-world'];
const check = await runLiveCheck({
  version,
  worldId: values.world ?? null,
  writing:
    scratchWorld === undefined
      ? null
      : writingIn({ id: scratchWorld, confirm: confirmScratchWorld, run: crypto.randomUUID().slice(0, 6) }),
  every,
  signal: controller.signal,
  protocol: () => protocolOf(place.value.origin),
  clock: { now: Date.now, sleep },
  observe: createObserver({
    ...{ address: place.value.address, version, segment: '', applicationKey, userToken },
    userAgent: userAgent('Loreside', HOMEPAGE, packageJson.version),
    pacer: createPacer({ pace: every === 0 ? 1_000 : 1_000 / every, burst: 3 }),
  }),
  onProgress: ({ question, done, total, calls }) =>
    process.stderr.write(
      `${process.stderr.isTTY ? '\r\u001b[K' : ''}${done + 1}/${total} ${question} (${calls} calls)${process.stderr.isTTY ? '' : '\n'}`,
    ),
}).catch((error: unknown) => {
  if (error instanceof ScratchWorldRefused) return fail(REFUSED[error.reason]);
  throw error;
});

function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Cancelled', 'AbortError'));
    });
  });
}

const STOPPED: Record<NonNullable<LiveCheck['stopped']>, string> = {
  keysRefused: 'World Anvil didn’t accept the keys.',
  busy: 'World Anvil asked to slow down. Try again in a few minutes.',
  challenge: 'World Anvil’s network wants to see a browser. Try again later, or from another network.',
  unreachable: 'World Anvil couldn’t be reached.',
  cancelled: 'Stopped.',
  limit: 'The limit of 40 calls was reached.',
};

const report = reportOf(check, packageJson.version);
mkdirSync(values.out, { recursive: true });
const file = path.join(values.out, `live-check-${report.api}-${report.date}`);
writeFileSync(`${file}.json`, `${JSON.stringify(report, null, 2)}\n`);
writeFileSync(`${file}.md`, markdownOf(report));
process.stderr.write('\n');
if (check.stopped)
  process.stderr.write(`${STOPPED[check.stopped]} What was found until then is in the report.\n`);
for (const { title, id } of check.leftOver)
  process.stderr.write(
    `Couldn’t delete “${title}”${id ? ` (${id})` : ''}. Please delete it on World Anvil.\n`,
  );
process.stdout.write(`${file}.json\n${file}.md\n`);
process.exit(check.stopped || check.leftOver.length > 0 ? 1 : 0);
