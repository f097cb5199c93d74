// `node scripts/outbox-table.ts` writes docs/outbox-states.md from the table of states here.
// test/unit/outbox/transitions.test.ts fails if the page is out of date.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DeliveryEvent } from '../lib/outbox/delivery/transitions.ts';
import type { Attention, Delivery } from '../lib/outbox/index.ts';

/** A state as the table names it: an attention is named with its kind. */
export type StateName = Exclude<Delivery['state'], 'attention'> | `attention: ${Attention['kind']}`;

export const stateName = (delivery: Delivery): StateName =>
  delivery.state === 'attention' ? `attention: ${delivery.attention.kind}` : delivery.state;

/** One row of the table. `when` is a sentence for the documentation. */
export interface Transition {
  id: `T${number}`;
  from: readonly StateName[];
  to: readonly StateName[];
  /** The events that can lead to it; none where a person acts. */
  on: readonly DeliveryEvent['on'][];
  when: string;
}

const WATCHED = ['verified', 'attention: rejected', 'attention: unproved'] as const;

/** Every change of state that the sender makes. A test runs the sender against a faulty platform and compares. */
export const TRANSITIONS: readonly Transition[] = [
  {
    id: 'T1',
    from: ['queued'],
    to: ['queued'],
    on: ['baselineRead', 'readFailed', 'orphaned', 'pageRead', 'candidateRead'],
    when: 'The baseline is read, or a read failed and waits. Nothing was sent.',
  },
  {
    id: 'T2',
    from: ['queued'],
    to: ['created'],
    on: ['candidateRead', 'sectionFound'],
    when: 'Before sending again, a complete scan finds the marker, or the section is already there.',
  },
  {
    id: 'T3',
    from: ['queued'],
    to: ['sending'],
    on: ['sendStarted'],
    when: 'The record with its owner is on the disk. The request follows.',
  },
  {
    id: 'T4',
    from: ['sending'],
    to: ['unknown', 'created'],
    on: ['answered'],
    when: 'World Anvil answered with success. The article itself is read next, or, if responses are known to name it, in the last scan.',
  },
  {
    id: 'T5',
    from: ['sending'],
    to: ['unknown'],
    on: ['sendFailed'],
    when: 'Anything else: a refusal, a timeout, a broken connection.',
  },
  {
    id: 'T6',
    from: ['sending', 'unknown'],
    to: ['unknown'],
    on: ['orphaned'],
    when: 'The worker that was sending is gone, or the clock was set back.',
  },
  {
    id: 'T7',
    from: ['unknown'],
    to: ['created'],
    on: ['hintRead', 'candidateRead', 'targetRead'],
    when: 'The article is read and shows the marker.',
  },
  {
    id: 'T8',
    from: ['unknown'],
    to: ['unknown'],
    on: ['readFailed', 'pageRead', 'candidateRead', 'hintRead', 'targetRead'],
    when: 'A scan goes on, or was cut short. What it learned stays.',
  },
  {
    id: 'T9',
    from: ['unknown'],
    to: ['unknown'],
    on: ['pageRead', 'candidateRead', 'targetRead'],
    when: 'A complete scan finds nothing, but the settling time (180 s) isn’t over.',
  },
  {
    id: 'T10',
    from: ['unknown', 'queued'],
    to: ['attention: rejected', 'binned'],
    on: ['pageRead', 'candidateRead', 'targetRead', 'targetMissing', 'readFailed'],
    when: 'Settled, not there, and World Anvil had refused it. A draft that was replaced is discarded.',
  },
  {
    id: 'T11',
    from: ['unknown'],
    to: ['queued'],
    on: ['pageRead', 'candidateRead', 'targetRead'],
    when: 'Settled, not there, markers are proved to come back in this world, fewer than 8 attempts.',
  },
  {
    id: 'T12',
    from: ['unknown', 'queued', 'created'],
    to: ['attention: unproved'],
    on: ['pageRead', 'candidateRead', 'targetRead', 'notProvable', 'readFailed'],
    when: 'Settled, not there, but not proved or sent too often. A person decides.',
  },
  {
    id: 'T13',
    from: ['created', 'unknown'],
    to: ['verified'],
    on: ['pageRead', 'candidateRead', 'targetRead', 'sectionUndone', 'markerRemoved', 'readFailed'],
    when: 'A last scan after the settling time finds exactly one copy, or the person undid the change.',
  },
  {
    id: 'T14',
    from: ['created'],
    to: ['attention: duplicated'],
    on: ['pageRead', 'candidateRead', 'markerRemoved', 'targetRead', 'readFailed'],
    when: 'Two or more articles have the marker, or the draft was replaced and arrived all the same.',
  },
  {
    id: 'T15',
    from: ['created', 'unknown'],
    to: ['attention: gone'],
    on: ['candidateRead', 'targetRead'],
    when: 'The article doesn’t exist any more.',
  },
  {
    id: 'T16',
    from: WATCHED,
    to: ['attention: duplicated', 'created'],
    on: ['pageRead', 'candidateRead'],
    when: 'A late scan (after 1 h, 24 h, or at browser start) finds a copy.',
  },
  {
    id: 'T17',
    from: ['created', ...WATCHED],
    to: ['created', ...WATCHED],
    on: ['pageRead', 'candidateRead', 'targetRead', 'readFailed', 'orphaned'],
    when: 'A scan beside a known copy goes on, ends or waits. The state stays.',
  },
  {
    id: 'T18',
    from: ['sending'],
    to: ['queued'],
    on: ['notSent'],
    when: 'The request certainly never left this machine.',
  },
  {
    id: 'T19',
    from: ['created', 'unknown'],
    to: ['attention: conflict'],
    on: ['targetRead'],
    when: 'Somebody else changed the article that a section was added to.',
  },
];

/** The rows that allow a change of state on an event. T17 keeps the state. */
export const transitionsFor = (from: StateName, on: DeliveryEvent['on'], to: StateName): Transition[] =>
  TRANSITIONS.filter(
    (row) =>
      row.on.includes(on) &&
      row.from.includes(from) &&
      row.to.includes(to) &&
      (row.id !== 'T17' || from === to),
  );

/** What a person does that ends or resumes a delivery. `lib/outbox/by-hand.ts` carries it out. */
export const BY_HAND: readonly Omit<Transition, 'on'>[] = [
  {
    id: 'T21',
    from: [
      'editing',
      'queued',
      'attention: rejected',
      'attention: unproved',
      'attention: conflict',
      'attention: gone',
    ],
    to: ['done'],
    when: 'The person marks the draft as done: it was inserted into World Anvil’s editor, or copied. Nothing is or may be in flight.',
  },
  {
    id: 'T22',
    from: ['done'],
    to: ['editing', 'attention: unproved'],
    when: 'The person takes the mark back. Nothing is sent unless the person saves the draft again; if it was sent before, it needs a decision.',
  },
];

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

Written by \`node scripts/outbox-table.ts\` from the table in it; change that, then run it again. A test runs
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
