import type { Problem } from '../model/index.ts';

export type RequestProblem = Problem<
  /** No reply: the background didn't start, or died twice. */
  | 'noAnswer'
  /** The extension was updated under this page. */
  | 'updated'
  /** The page and the background belong to different builds, so nothing was done. */
  | 'otherBuild'
  /** The background rejected the message: unknown channel, sender not allowed, or a request that violates the schema. */
  | 'notAccepted'
  /** The handler threw an error without a sentence for the user. */
  | 'internal'
>;
