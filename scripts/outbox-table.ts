// `node scripts/outbox-table.ts` writes docs/outbox-states.md from the state machine in lib/outbox/delivery/transitions.ts.
// test/unit/outbox/transitions.test.ts fails if the page is out of date.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BY_HAND, TRANSITIONS } from '../lib/outbox/delivery/transitions.ts';

/** The content of the whole page. */
export function outboxTable(): string {
  const rows = TRANSITIONS.map(
    ({ id, from, to, on, when }) =>
      `| ${id} | ${from.join(', ')} | ${on.map((event) => `\`${event}\``).join(', ')} | ${when} | ${to.join(', ')} |`,
  );
  const byHand = BY_HAND.map(
    ({ id, from, to, when }) => `| ${id} | ${from.join(', ')} | ${when} | ${to.join(', ')} |`,
  );
  return `# The outbox: states of a delivery

Written by \`node scripts/outbox-table.ts\` from \`lib/outbox/delivery/transitions.ts\`; change that, then run it again. A test runs
the sender against a faulty platform and fails if it makes a change of state that is not in this table, or never makes
one that is.

| | from | on | when | to |
|---|---|---|---|---|
${rows.join('\n')}

## By hand

A person can enter a draft on World Anvil without sending it. A draft that is \`done\` is at rest: no worker sends it.

| | from | when | to |
|---|---|---|---|
${byHand.join('\n')}
`;
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename)
  writeFileSync(path.resolve(import.meta.dirname, '../docs/outbox-states.md'), outboxTable());
