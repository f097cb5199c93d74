import type { Message } from '../../i18n/index.ts';
// The delivery state machine in one place: what can happen to a draft, and which states that leads from and to.
// `decide.ts` chooses the next call; `steps.ts` makes it and passes what came of it to `transition`.
import type { Article, ArticleId, ArticleSummary } from '../../model/index.ts';
import type { Page, ServiceFailure } from '../../service/index.ts';
import type { Attention, BeforeImage, Delivery, DeliveryProgress, Draft, ListScan } from '../draft.ts';
import { targetRead } from './append-results.ts';
import type { Facts } from './decide.ts';
import { created, hinted, inspected, refused, undoneByUser, verified } from './scan-results.ts';
import {
  adopted,
  answered,
  asked,
  baselined,
  begun,
  lost,
  paged,
  postponed,
  type Response,
  unsent,
} from './send-results.ts';

/** What a step of the sender came to. `random` is a number from 0 to 1 for the back-off. */
export type DeliveryEvent =
  | { on: 'orphaned' }
  | { on: 'notProvable' }
  | { on: 'baselineRead'; page: Page<ArticleSummary> }
  | { on: 'sendStarted'; owner: string; before?: BeforeImage | undefined }
  | { on: 'notSent'; sentence: Message; random: number }
  | ({ on: 'answered' } & Response)
  | { on: 'sendFailed'; failure: ServiceFailure }
  | { on: 'readFailed'; failure: ServiceFailure; random: number }
  | { on: 'pageRead'; scan: ListScan; page: Page<ArticleSummary>; random: number }
  | { on: 'candidateRead'; scan: ListScan; articleId: ArticleId; article: Article | null; random: number }
  | { on: 'hintRead'; article: Article | null; content: string; claimed: ReadonlySet<ArticleId> }
  | { on: 'targetRead'; article: Article | null; section: string; random: number }
  | { on: 'targetMissing'; sentence: Message }
  | { on: 'sectionFound'; article: Article }
  | { on: 'sectionUndone'; article: Article }
  | { on: 'markerRemoved' };

const progressOf = ({ delivery }: Draft): DeliveryProgress | null =>
  'progress' in delivery ? (delivery.progress ?? null) : null;

/** The draft after an event; null where the event means nothing in the draft's state. Pure. */
export function transition(draft: Draft, event: DeliveryEvent, facts: Facts): Draft | null {
  const progress = progressOf(draft);
  if (!progress) return null;
  switch (event.on) {
    case 'orphaned':
      return adopted(draft, facts);
    case 'notProvable':
      return asked(draft, facts);
    case 'baselineRead':
      return baselined(draft, event.page);
    case 'sendStarted':
      return begun(draft, event.owner, facts, event.before);
    case 'notSent':
      return unsent(draft, event.sentence, event.random, facts);
    case 'answered':
      return answered(draft, event, facts);
    case 'sendFailed':
      return lost(draft, event.failure, facts);
    case 'readFailed':
      return postponed(draft, event.failure, event.random, facts);
    case 'pageRead':
      return paged(draft, event.scan, event.page, event.random, facts);
    case 'candidateRead':
      return inspected(
        draft,
        { ...progress, scan: event.scan },
        event.articleId,
        event.article,
        event.random,
        facts,
      );
    case 'hintRead':
      return hinted(draft, event.article, event, facts);
    case 'targetRead':
      return targetRead(draft, event.article, event.section, event.random, facts);
    case 'targetMissing':
      return refused(draft, progress, event.sentence, facts);
    case 'sectionFound':
      return created(draft, progress, event.article, facts);
    case 'sectionUndone':
      return undoneByUser(draft, event.article, facts);
    case 'markerRemoved':
      return verified(draft, facts);
  }
}

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
