import type { Answer, Evidence, Fact, Question } from './finding.ts';
import type { Scratch } from './scratch.ts';
import type { Session } from './session.ts';
import type { Survey } from './survey.ts';
import type { Wire } from './wire.ts';

/** What a probe works with. */
export interface ProbeContext {
  wire: Wire;
  session: Session;
  survey: Survey;
  /** The HTTP version, where the program can tell. */
  protocol: (() => Promise<'h2' | 'http/1.1' | null>) | null;
  /** A later answer replaces an earlier one. */
  found(fact: Fact, answer: Answer, evidence?: Evidence): void;
}

/** Answers a question, or a part of one. */
export type Probe =
  | { question: Question; writes: false; run(context: ProbeContext): Promise<void> }
  | {
      question: Question;
      writes: true;
      /** The calls that it needs at most. It is skipped if fewer are left. */
      calls: number;
      run(context: ProbeContext, scratch: Scratch): Promise<void>;
    };
