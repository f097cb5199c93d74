// `node scripts/service-table.ts` writes docs/service.md from the adapters' method descriptions.
// test/unit/service/table.test.ts fails if the page is out of date.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ARAGORN, ARAGORN_CAPABILITIES, ARAGORN_ORDERS } from '../lib/service/aragorn/index.ts';
import { BOROMIR, BOROMIR_CAPABILITIES, BOROMIR_CORE } from '../lib/service/boromir/index.ts';
import type { Client } from '../lib/service/client.ts';
import { callsOf } from '../lib/service/describe-method.ts';
import type { Capabilities } from '../lib/service/port.ts';

const nothing = async (): Promise<never> => {
  throw new Error('The table asks for descriptions only.');
};
const client: Client = { read: nothing, write: nothing, create: nothing };

type Factories = Readonly<Record<string, (client: Client) => object>>;
type Calls = ReadonlyMap<string, readonly string[]>;

function callsByMethod(factories: Factories): Map<string, Calls> {
  const resources = Object.entries(factories).map(([resource, make]): [string, Calls] => [
    resource,
    new Map(Object.entries(make(client)).map(([method, value]) => [method, callsOf(value) ?? []])),
  ]);
  return new Map(resources);
}

/** Converts a name to words: `statblockFolders` becomes "Statblock folders". */
function labelOf(name: string): string {
  const spaced = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function cell(calls: readonly string[] | undefined): string {
  return calls && calls.length > 0 ? calls.map((call) => `\`${call}\``).join('<br>') : '–';
}

function rows(): string[] {
  const [earlier, current] = [callsByMethod(ARAGORN), callsByMethod(BOROMIR)];
  const resources = [...new Set([...current.keys(), ...earlier.keys()])];
  return resources.flatMap((resource) => {
    const [before, now] = [earlier.get(resource), current.get(resource)];
    const methods = [...new Set([...(now?.keys() ?? []), ...(before?.keys() ?? [])])];
    return methods.map((method) => {
      const [one, other] = [before?.get(method), now?.get(method)];
      const missing = one ? (other ? '' : 'boromir') : 'aragorn';
      return `| ${labelOf(resource)} | \`${method}\` | ${cell(one)} | ${cell(other)} | ${missing} |`;
    });
  });
}

function capabilityRows(): string[] {
  const facts: [string, (has: Capabilities) => string][] = [
    ['Articles in any order, newest first by default', (has) => yes(has.newestFirst)],
    ['Articles by a search term', (has) => yes(has.term)],
    ['Articles of one category', (has) => yes(has.byCategory)],
    ['Articles per page', (has) => String(has.articlePage)],
    ['Templates', (has) => String(has.templates.length)],
  ];
  return facts.map(([fact, of]) => `| ${fact} | ${of(ARAGORN_CAPABILITIES)} | ${of(BOROMIR_CAPABILITIES)} |`);
}

/** Lists that support sort orders or search terms. */
function orderRows(): string[] {
  return Object.entries(ARAGORN_ORDERS).map(
    ([list, { by, term }]) => `| \`${list}\` | ${by.join(', ')} | ${yes(term)} | fixed order |`,
  );
}

function yes(has: boolean): string {
  return has ? 'yes' : 'no';
}

/** The content of the whole page. */
export function serviceTable(): string {
  return `# The service: every method and its calls

\`node scripts/service-table.ts\` generates this page from the adapters in \`lib/service/\`. Change those, then run it again.

Paths are relative to the root of the API version. In aragorn, \`{id}\` is the resource, or the parent of a list. In
boromir, the id is sent as \`?id=\`, a list is a \`POST\` of \`{"limit": "50", "offset": "0"}\` with \`granularity=-1\`, a
creation is a \`PUT\`, and reads show their granularity here. Where a method has several calls, it makes them one after the
other, or picks one by its arguments.

\`createService\` provides what capture, the outbox and offline copies need (${Object.keys(BOROMIR_CORE).join(', ')}).
\`createFullService\` provides everything below and loads more code.

\`capabilities.missing\` lists the methods that a version lacks; calling one sends nothing and fails with \`unsupported\`.
Each \`every…\` method reads the list before it to the end, page by page, and returns each entry once.

| | Aragorn | Boromir |
|---|---|---|
${capabilityRows().join('\n')}

| List | Orders, aragorn | Term, aragorn | Boromir |
|---|---|---|---|
${orderRows().join('\n')}

| Resource | Method of the port | Aragorn | Boromir | Not available in |
|---|---|---|---|---|
${rows().join('\n')}
`;
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename)
  writeFileSync(path.join(import.meta.dirname, '..', 'docs', 'service.md'), serviceTable());
