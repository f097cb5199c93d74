import { parseArgs } from 'node:util';
import { startPlatform } from './index.ts';
import { defaultQuirks, type Quirks } from './quirks.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    seed: { type: 'string', default: '7' },
    articles: { type: 'string', default: '200' },
    worlds: { type: 'string', default: '2' },
    https: { type: 'boolean', default: false },
    'no-h2': { type: 'boolean', default: false },
    db: { type: 'string' },
    quirk: { type: 'string', multiple: true, default: [] },
  },
});

const platform = await startPlatform({
  port: wholeNumber('port', values.port),
  seed: wholeNumber('seed', values.seed),
  articles: wholeNumber('articles', values.articles),
  worlds: wholeNumber('worlds', values.worlds),
  https: values.https,
  h2: !values['no-h2'],
  quirks: readQuirks(values.quirk),
  ...(values.db === undefined ? {} : { db: values.db }),
});

const { url, httpsUrl, applicationKey, authToken, worldId, secondUser, coAuthor, subscriber } = platform;
const line = {
  url,
  applicationKey,
  authToken,
  worldId,
  ...(httpsUrl ? { httpsUrl } : {}),
  secondUser,
  coAuthor,
  subscriber,
};
process.stdout.write(`${JSON.stringify(line)}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    platform.close().then(() => process.exit(0));
  });

/** Parses `name=value` pairs. A name alone means true; values are JSON or plain strings. */
function readQuirks(pairs: readonly string[]): Partial<Quirks> {
  const quirks: Record<string, unknown> = {};
  for (const pair of pairs) {
    const [name = '', value = 'true'] = pair.split('=');
    if (!(name in defaultQuirks)) {
      process.stderr.write(
        `--quirk knows no "${name}"; there are ${Object.keys(defaultQuirks).join(', ')}\n`,
      );
      process.exit(2);
    }
    quirks[name] = /^(true|false|\d+)$/.test(value) ? JSON.parse(value) : value;
  }
  return quirks;
}

function wholeNumber(name: string, value: string): number {
  if (/^\d+$/.test(value)) return Number(value);
  process.stderr.write(`--${name} wants a whole number, not "${value}"\n`);
  process.exit(2);
}
