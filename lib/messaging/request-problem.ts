import type { Problem } from '../model/index.ts';

/** What can go wrong with every request, whatever it asks for. */
export type RequestProblem = Problem<
  /** The background gave no answer: it didn't start, or died twice. */
  | 'noAnswer'
  /** The extension was updated under this page. */
  | 'updated'
  /** The page is of another build than the background, which did nothing. */
  | 'otherBuild'
  /** The background refused the message: no such channel, a wrong sender, or a request against its schema. */
  | 'notAccepted'
  /** The handler threw something that has no sentence for a person. */
  | 'internal'
>;
