import type { ServiceVersion } from '../../lib/service/index.ts';
import { ARAGORN } from './aragorn.ts';
import { BOROMIR } from './boromir.ts';
import {
  answered,
  FACTS,
  type Fact,
  type Finding,
  type Gap,
  QUESTION_OF,
  QUESTIONS,
  type Question,
  unknown,
} from './finding.ts';
import type { Observe } from './observe.ts';
import type { Probe, ProbeContext } from './probe.ts';
import { READING } from './probes/reading.ts';
import { evidenceOf } from './probes/refusals.ts';
import type { LeftOver, Scratch } from './scratch.ts';
import { Session, type SessionClock, Stopped, type StopReason } from './session.ts';
import { Survey } from './survey.ts';
import type { ScratchWorld, Writing } from './writing.ts';

/** How far a check is. */
export interface Progress {
  question: Question;
  /** Probes done, and their number. */
  done: number;
  total: number;
  calls: number;
}

export interface RunOptions {
  version: ServiceVersion;
  observe: Observe;
  clock: SessionClock;
  /** The world to read. Null: the first of the account that has enough articles. */
  worldId?: string | null;
  /** Made by `writingIn`. Null: the check only reads. */
  writing?: Writing | null;
  protocol?: ProbeContext['protocol'];
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Milliseconds from one call to the next. */
  every?: number;
}

export interface LiveCheck {
  version: ServiceVersion;
  at: number;
  calls: number;
  /** Whether a scratch world was written to. */
  wrote: boolean;
  /** Why it ended early. Null: it didn't. */
  stopped: StopReason | null;
  /** One for every fact, in the order of the questions. */
  findings: Finding[];
  /** Never part of a report. */
  leftOver: LeftOver[];
  /** The world whose articles were looked at: the scratch world, if there is one. Never part of a report. */
  worldId: string | null;
}

/** The scratch world can't be used. Nothing was written. */
export class ScratchWorldRefused extends Error {
  readonly reason: 'notYours' | 'notConfirmed';

  constructor(reason: ScratchWorldRefused['reason']) {
    super(`The scratch world is ${reason}.`);
    this.reason = reason;
  }
}

/** Answers the questions, one after the other. Rejects only with `ScratchWorldRefused`. */
export async function runLiveCheck(options: RunOptions): Promise<LiveCheck> {
  const { version, clock, signal, onProgress } = options;
  const wire = version === 'current' ? BOROMIR : ARAGORN;
  const at = clock.now();
  let progress: Progress = { question: 'access', done: 0, total: 0, calls: 0 };
  const tell = (change: Partial<Progress>) => {
    progress = { ...progress, ...change };
    onProgress?.(progress);
  };
  const { observe, every } = options;
  const session = new Session({
    ...{ observe, clock, signal, onCall: (calls) => tell({ calls }) },
    ...(every === undefined ? {} : { every }),
  });
  const survey = new Survey(session, wire, options.worldId ?? null);
  const findings = new Map<Fact, Finding>();
  const found: ProbeContext['found'] = (fact, answer, evidence = {}) => {
    const question = QUESTION_OF.get(fact);
    if (question) findings.set(fact, { question, fact, answer, evidence });
  };
  const context: ProbeContext = { wire, session, survey, protocol: options.protocol ?? null, found };
  const { writing = null } = options;
  const probes = [...READING, ...(writing?.probes ?? [])];
  let scratch: Scratch | null = null;
  let stopped: StopReason | null = null;
  try {
    if (writing) await checkScratchWorld(survey, writing.world);
    scratch = writing?.begin(session, wire) ?? null;
    for (const [done, probe] of probes.entries()) {
      tell({ question: probe.question, done, total: probes.length });
      await runProbe(probe, context, scratch);
    }
  } catch (error) {
    if (!(error instanceof Stopped)) {
      await scratch?.cleanUp();
      throw error;
    }
    stopped = error.reason;
  }
  const leftOver = (await scratch?.cleanUp()) ?? [];
  if (session.busy) found('refusal429', answered(`429 ${session.busy.format}`), evidenceOf(session.busy));
  return {
    ...{ version, at, stopped, leftOver, calls: session.calls, wrote: writing !== null },
    findings: complete(findings, { wrote: writing !== null, stopped }),
    worldId: stopped ? null : (writing?.world.id ?? (await survey.page())?.worldId ?? null),
  };
}

async function runProbe(probe: Probe, context: ProbeContext, scratch: Scratch | null): Promise<void> {
  if (!probe.writes) return probe.run(context);
  if (scratch && context.session.left >= probe.calls) await probe.run(context, scratch);
}

async function checkScratchWorld(survey: Survey, { id, confirm }: ScratchWorld): Promise<void> {
  const world = (await survey.worlds()).find((one) => one.id.toLowerCase() === id.toLowerCase());
  if (!world) throw new ScratchWorldRefused('notYours');
  if (!(await confirm({ title: world.title, state: world.state })))
    throw new ScratchWorldRefused('notConfirmed');
}

/** Facts that reading can't tell. */
const WRITTEN: ReadonlySet<Fact> = new Set<Fact>([
  ...FACTS.create,
  ...FACTS.size,
  ...FACTS.delete,
  ...FACTS.clearing,
  ...FACTS.markup,
  ...(['markerIntact', 'tagsIntact', 'metadataIntact', 'lineEnds', 'newOnTop', 'listLagSeconds'] as const),
  ...(['refusal422', 'unknownFields', 'bodyWithoutLength', 'patchKeepsOthers', 'patchChangesDate'] as const),
]);

/** Facts without a finding are unknown, and say why. */
function complete(
  findings: ReadonlyMap<Fact, Finding>,
  { wrote, stopped }: { wrote: boolean; stopped: StopReason | null },
): Finding[] {
  const gapOf = (fact: Fact): Gap => {
    if (fact === 'refusal429') return 'notSeen';
    if (!wrote && WRITTEN.has(fact)) return 'needsScratchWorld';
    return stopped || wrote ? 'notReached' : 'unclear';
  };
  return QUESTIONS.flatMap((question) =>
    FACTS[question].map(
      (fact): Finding => findings.get(fact) ?? { question, fact, answer: unknown(gapOf(fact)), evidence: {} },
    ),
  );
}
