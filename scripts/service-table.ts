// `node scripts/service-table.ts`: writes docs/service.md from what the adapters tell of themselves.
// test/unit/service/table.test.ts fails while the page is not what this would write.
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

type Makers = Readonly<Record<string, (client: Client) => object>>;
type Calls = ReadonlyMap<string, readonly string[]>;

function callsByMethod(makers: Makers): Map<string, Calls> {
  const resources = Object.entries(makers).map(([resource, make]): [string, Calls] => [
    resource,
    new Map(Object.entries(make(client)).map(([method, value]) => [method, callsOf(value) ?? []])),
  ]);
  return new Map(resources);
}

/** Words out of a name: `statblockFolders` is "Statblock folders". */
function words(name: string): string {
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
      const missing = one ? (other ? '' : 'current') : 'earlier';
      return `| ${words(resource)} | \`${method}\` | ${cell(one)} | ${cell(other)} | ${missing} |`;
    });
  });
}

function capabilityRows(): string[] {
  const facts: [string, (has: Capabilities) => string][] = [
    ['Articles in an order of the caller’s choice, newest first by default', (has) => yes(has.newestFirst)],
    ['Articles by a search term', (has) => yes(has.term)],
    ['Articles of one category', (has) => yes(has.byCategory)],
    ['Articles per page', (has) => String(has.articlePage)],
    ['Templates', (has) => String(has.templates.length)],
  ];
  return facts.map(([fact, of]) => `| ${fact} | ${of(ARAGORN_CAPABILITIES)} | ${of(BOROMIR_CAPABILITIES)} |`);
}

/** The lists that may be asked for in an order, or by a term. */
function orderRows(): string[] {
  return Object.entries(ARAGORN_ORDERS).map(
    ([list, { by, term }]) => `| \`${list}\` | ${by.join(', ')} | ${yes(term)} | as they come |`,
  );
}

function yes(has: boolean): string {
  return has ? 'yes' : 'no';
}

/** The whole page. */
export function serviceTable(): string {
  return `# The service: what the port can do, and by which calls

Written by \`node scripts/service-table.ts\` from the adapters in \`lib/service/\`; change those, then run it again.

Calls are relative to the version's root. In the earlier version \`{id}\` stands for the thing, or for what a list
belongs to. In the current version that id travels as \`?id=\`, a list is a \`POST\` of \`{"limit": "50", "offset": "0"}\`
with \`granularity=-1\`, a creation is a \`PUT\`, and the granularity of a read stands beside it here. Several calls for
one method are made one after the other, or one of them by what is asked for.

\`createService\` gives what capturing, the outbox and the local copy need (${Object.keys(BOROMIR_CORE).join(', ')});
\`createWholeService\` gives everything below, and costs its code.

A method that a version does not have stands in \`capabilities.missing\`; calling it sends nothing and fails with
\`unsupported\`. Each \`every…\` walks the list before it to the end, page by page, giving each entry once.

| | Earlier version | Current version |
|---|---|---|
${capabilityRows().join('\n')}

| List | Orders, earlier version | Term, earlier version | Current version |
|---|---|---|---|
${orderRows().join('\n')}

| Thing | Method of the port | Earlier version | Current version | Not available in |
|---|---|---|---|---|
${rows().join('\n')}
`;
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename)
  writeFileSync(path.join(import.meta.dirname, '..', 'docs', 'service.md'), serviceTable());
