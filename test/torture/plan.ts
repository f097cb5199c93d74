import type { Commit, EventName, Fault, FaultKind, LoggedRequest } from '../service/index.ts';
import { between, type Chance, pick } from './chance.ts';

/** How something dies: three ways for the worker, one for the whole browser. */
export type Death = 'stop' | 'close' | 'reload' | 'crash';

/** When it dies: some time after the drafts were saved, or at an event that the stand-in sees. */
export type Moment =
  | { kind: 'after'; ms: number }
  | { kind: 'event'; event: EventName; of: 'create' | 'read'; nth: number };

export interface Kill {
  how: Death;
  when: Moment;
}

/** A few drafts, saved one after the other, and what goes wrong meanwhile. */
export interface Round {
  titles: string[];
  faults: Fault[];
  kills: Kill[];
}

const CREATE = '(boromir|aragorn)/article$';
const READ = 'article/[0-9a-f-]{36}|/article\\?|/articles';

export const isCreate = ({ method, url }: LoggedRequest): boolean =>
  (method === 'POST' || method === 'PUT') && new RegExp(CREATE).test(url);
export const isRead = ({ url }: LoggedRequest): boolean => new RegExp(READ).test(url);

const LATER: Commit = { ms: 400 };

/** What can go wrong with the one request that must not be repeated. */
function createFault(chance: Chance): FaultKind {
  const commit = pick<Commit>(chance, [true, true, false, LATER]);
  const by = pick<'fin' | 'rst'>(chance, ['fin', 'rst']);
  return pick<FaultKind>(chance, [
    { kind: 'drop', after: 0, by, commit },
    { kind: 'drop', after: between(chance, 1, 150), by, commit: true },
    { kind: 'hang', commit },
    { kind: 'drip', bytes: 1, everyMs: 10 },
    { kind: 'status', status: 500, commit },
    { kind: 'status', status: 503, body: '<h1>Busy</h1>', headers: { 'content-type': 'text/html' }, commit },
    { kind: 'status', status: 504, commit: LATER },
    { kind: 'busy', retryAfter: 1, commit },
    { kind: 'challenge', status: pick<200 | 503>(chance, [200, 503]), commit },
    { kind: 'redirect', status: 302, commit },
    { kind: 'failure', commit },
    { kind: 'truncate' },
    { kind: 'empty' },
    { kind: 'wrongId' },
    { kind: 'huge', bytes: 5_000_000 },
    { kind: 'reset', code: pick(chance, ['REFUSED_STREAM', 'INTERNAL_ERROR', 'CANCEL'] as const), commit },
    { kind: 'goaway', commit },
  ]);
}

/** What can go wrong while checking whether it arrived. */
function readFault(chance: Chance): FaultKind {
  return pick<FaultKind>(chance, [
    { kind: 'drop', after: between(chance, 0, 300), by: 'rst' },
    { kind: 'status', status: 500 },
    { kind: 'truncate' },
    { kind: 'empty' },
    { kind: 'latency', ms: 300 },
    { kind: 'challenge', status: 200 },
  ]);
}

function moment(chance: Chance): Moment {
  if (chance() < 0.2) return { kind: 'after', ms: between(chance, 0, 1000) };
  const event = pick<EventName>(chance, ['request', 'body', 'committed', 'committed', 'responded']);
  const of = event === 'committed' || chance() < 0.7 ? 'create' : 'read';
  return { kind: 'event', event, of, nth: between(chance, 1, 4) };
}

/** The same seed gives the same rounds. */
export function plan(chance: Chance, trials: number, name: string): Round[] {
  const rounds: Round[] = [];
  for (let done = 0; done < trials; ) {
    const count = Math.min(trials - done, between(chance, 4, 7));
    const titles = Array.from({ length: count }, (_, index) => `${name} ${done + index + 1}`);
    const faults = titles.flatMap((): Fault[] => [
      ...(chance() < 0.8 ? [{ ...createFault(chance), match: { path: CREATE }, times: 1 }] : []),
      ...(chance() < 0.5
        ? [{ ...readFault(chance), match: { path: READ, nth: between(chance, 1, 6) }, times: 1 }]
        : []),
    ]);
    const kills = Array.from(
      { length: between(chance, 4, 8) },
      (): Kill => ({
        how: pick<Death>(chance, ['stop', 'close', 'reload', 'crash']),
        when: moment(chance),
      }),
    );
    rounds.push({ titles, faults, kills });
    done += count;
  }
  return rounds;
}
