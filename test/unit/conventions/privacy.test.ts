import { expect, test } from 'vitest';
import { privacyFaults, sourceFile } from '../../../scripts/conventions/index.ts';

const DOCUMENT = `
# Privacy
See \`lib/elsewhere.ts\`.
## What is sent
| World Anvil | \`lib/service/send.ts\` |
## What is stored
| Drafts | database \`loreside-outbox\`, local \`outbox.copy/\`, session \`panel.window\` |
## Choices
\`npm test\`
`;
const FILES = [
  sourceFile('lib/service/send.ts', 'await fetch(address);'),
  sourceFile(
    'lib/outbox/store/database.ts',
    "import { createConnection } from 'x';\nconst NAME = 'loreside-outbox';\n",
  ),
  sourceFile('lib/outbox/store/copies.ts', "storage.local; storageShelf('local', 'outbox.copy/');"),
  sourceFile(
    'lib/background/panel.ts',
    "const WINDOW = 'panel.window';\nbrowser.storage.session.get(WINDOW);",
  ),
];
const faultsWith = (path: string, text: string) =>
  privacyFaults(DOCUMENT, [...FILES, sourceFile(path, text)]);

test('accepts a document that names every request and everything stored', () => {
  expect(privacyFaults(DOCUMENT, FILES)).toEqual([]);
  expect(faultsWith('test/e2e/a.ts', "fetch(''); const KEY = 'other.key';")).toEqual([]);
  expect(faultsWith('lib/a.ts', '// fetch(address) is in send.ts\nprefetch();')).toEqual([]);
});

test.each(['fetch(url)', 'new WebSocket(url)', 'new XMLHttpRequest()', 'navigator.sendBeacon(url)'])(
  'reports a file with %s',
  (code) => {
    expect(faultsWith('lib/a.ts', code)).toEqual(["PRIVACY.md doesn't mention the request in lib/a.ts."]);
  },
);

test.each([
  ["const COUNT_KEY = 'count.all';\nbrowser.storage.local.get(COUNT_KEY);", 'count.all'],
  ["const store = stored<Pause | null>('pause', parse);", 'pause'],
  ["const KEYS = {\n  more: 'capture.more',\n};\nlocalStorage.getItem(KEYS.more);", 'capture.more'],
  ["const A_DATABASE = 'loreside-a';\nconst options: ConnectionOptions = {};", 'loreside-a'],
  ["const CACHE = 'loreside-b';\ncaches.open(CACHE);", 'loreside-b'],
])('reports what %s stores', (code, name) => {
  expect(faultsWith('components/a.tsx', code)).toEqual([`PRIVACY.md doesn't mention the stored ${name}.`]);
});

test('reports what the document mentions and the code no longer has', () => {
  expect(privacyFaults(DOCUMENT, FILES.slice(1))).toHaveLength(1);
  expect(privacyFaults(DOCUMENT, FILES.slice(0, 1))).toHaveLength(3);
});
