import fc from 'fast-check';

/** The fate of one write. `commit`: whether it is carried out; `lateMs`: when. */
export interface WriteFault {
  name: string;
  commit: 'no' | 'once' | 'twice';
  lateMs?: number;
  answer: Answer;
}
export type Answer =
  | 'ok'
  | 'noId'
  | 'wrongId'
  | 'notUnderstood'
  | 'lost'
  | 'hang'
  | 'server'
  | 'busy'
  | 'refused'
  | 'unauthorised'
  | 'forbidden'
  | 'unsent';

const fault = (name: string, commit: WriteFault['commit'], answer: Answer, lateMs?: number): WriteFault => ({
  name,
  commit,
  answer,
  ...(lateMs === undefined ? {} : { lateMs }),
});

/** Class S: faults of API and network within our assumptions. */
export const FAULTS: readonly WriteFault[] = [
  fault('all goes well', 'once', 'ok'),
  fault('2xx without an id', 'once', 'noId'),
  fault('2xx with a wrong id', 'once', 'wrongId'),
  fault('2xx with an empty or truncated body', 'once', 'notUnderstood'),
  fault('2xx of somebody else, nothing done', 'no', 'notUnderstood'),
  fault('connection lost before', 'no', 'lost'),
  fault('connection lost after', 'once', 'lost'),
  fault('no answer, nothing done', 'no', 'hang'),
  fault('no answer, done', 'once', 'hang'),
  fault('500, nothing done', 'no', 'server'),
  fault('500, done', 'once', 'server'),
  fault('504, done 60 seconds later', 'once', 'server', 60_000),
  fault('lost, done 110 seconds later', 'once', 'lost', 110_000),
  fault('no answer, done 90 seconds later', 'once', 'hang', 90_000),
  fault('429', 'no', 'busy'),
  fault('400', 'no', 'refused'),
  fault('422, done', 'once', 'refused'),
  fault('401', 'no', 'unauthorised'),
  fault('403', 'no', 'forbidden'),
  fault('never left the machine', 'no', 'unsent'),
];

/** Class R: the browser itself resends the request. */
export const RESENT: readonly WriteFault[] = [
  fault('sent twice, all well', 'twice', 'ok'),
  fault('sent twice, lost', 'twice', 'lost'),
  fault('sent twice, 500', 'twice', 'server'),
  fault('sent twice, the second refused', 'twice', 'refused'),
];

const HOUR = 3_600_000;
/** Class L: World Anvil carries out a lost request hours later. */
export const LATE: readonly WriteFault[] = [
  fault('lost, done 5 minutes later', 'once', 'lost', 300_000),
  fault('500, done half an hour later', 'once', 'server', HOUR / 2),
  fault('no answer, done 20 hours later', 'once', 'hang', 20 * HOUR),
  fault('refused, done 2 hours later', 'once', 'refused', 2 * HOUR),
];

export interface PlannedDraft {
  target: 'new' | 'append';
  /** Has exactly the text of the previous draft. */
  twin: boolean;
  submitAt: number;
  /** When the person marks it as done, whatever its state is then. Never, if absent. */
  doneAt?: number;
}

export type Order = 'newest' | 'creation' | 'title' | 'changed' | 'changedLast' | 'id';

/** One fully determined run. Times in milliseconds. */
export interface Plan {
  seed: number;
  drafts: PlannedDraft[];
  faults: WriteFault[];
  /** The share of reads that fail. */
  readFaults: number;
  /** The steps after which a worker dies. There is one before and one after everything that is awaited. */
  kills: number[];
  workers: 1 | 2;
  order: Order;
  byCategory: boolean;
  /** The number of existing articles. Other people write `foreign` more during the run, and change some. */
  standing: number;
  foreign: number;
  lagMs: number;
  proved: boolean;
  scrapbook: 'kept' | 'dropped';
  /** The clock is set back once by this amount. */
  setBackMs: number;
}

const draft = fc.record<PlannedDraft>({
  target: fc.oneof(
    { weight: 3, arbitrary: fc.constant('new' as const) },
    { weight: 1, arbitrary: fc.constant('append' as const) },
  ),
  twin: fc.boolean(),
  submitAt: fc.integer({ min: 0, max: 40_000 }),
});

/** Plans of a class: its faults, mixed with those of class S. */
export function plans(own: readonly WriteFault[], change: Partial<Plan> = {}): fc.Arbitrary<Plan> {
  const ordinary = fc.constantFrom(...FAULTS);
  const anyFault = own.length > 0 ? fc.oneof(ordinary, fc.constantFrom(...own)) : ordinary;
  return fc
    .record<Plan>({
      seed: fc.integer({ min: 0, max: 2 ** 31 }),
      drafts: fc.array(draft, { minLength: 1, maxLength: 3 }),
      faults: fc.array(anyFault, { maxLength: 4 }),
      readFaults: fc.constantFrom(0, 0, 0.1, 0.3),
      kills: fc.uniqueArray(fc.integer({ min: 1, max: 160 }), { maxLength: 6 }),
      workers: fc.constantFrom<1 | 2>(1, 1, 2),
      order: fc.constantFrom<Order>(
        'newest',
        'newest',
        'newest',
        'creation',
        'title',
        'changed',
        'changedLast',
        'id',
      ),
      byCategory: fc.boolean(),
      standing: fc.constantFrom(0, 3, 12, 30),
      foreign: fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: 0, max: 6 }) },
        { weight: 1, arbitrary: fc.integer({ min: 20, max: 70 }) },
      ),
      lagMs: fc.constantFrom(0, 0, 1_000, 50_000),
      proved: fc.constantFrom(true, true, true, false),
      scrapbook: fc.constantFrom<Plan['scrapbook']>('kept', 'kept', 'kept', 'kept', 'dropped'),
      setBackMs: fc.constantFrom(0, 0, 0, 600_000),
    })
    .map((plan) => ({ ...plan, ...change, proved: plan.proved && plan.scrapbook === 'kept' }));
}

/** The same plans, in which the person enters some of the drafts by hand at any moment. */
export const withMarks = (arbitrary: fc.Arbitrary<Plan>): fc.Arbitrary<Plan> =>
  fc
    .tuple(
      arbitrary,
      fc.array(fc.option(fc.integer({ min: 0, max: 60_000 })), { minLength: 3, maxLength: 3 }),
    )
    .map(([plan, marks]) => ({
      ...plan,
      drafts: plan.drafts.map((draft, at) => {
        const doneAt = marks[at] ?? null;
        return doneAt === null ? draft : { ...draft, doneAt };
      }),
    }));
