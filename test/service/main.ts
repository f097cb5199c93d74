import { parseArgs } from 'node:util';
import { startPlatform } from './index.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    seed: { type: 'string', default: '7' },
    articles: { type: 'string', default: '200' },
    worlds: { type: 'string', default: '2' },
    https: { type: 'boolean', default: false },
    'no-h2': { type: 'boolean', default: false },
    db: { type: 'string' },
  },
});

const platform = await startPlatform({
  port: wholeNumber('port', values.port),
  seed: wholeNumber('seed', values.seed),
  articles: wholeNumber('articles', values.articles),
  worlds: wholeNumber('worlds', values.worlds),
  https: values.https,
  h2: !values['no-h2'],
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

function wholeNumber(name: string, value: string): number {
  if (/^\d+$/.test(value)) return Number(value);
  process.stderr.write(`--${name} wants a whole number, not "${value}"\n`);
  process.exit(2);
}
