import type { AnswerCall } from '../service/index.ts';
import { SAMPLE_WORLD } from './world.ts';

/** Answers a call as World Anvil would. */
export const answerCall: AnswerCall = async ({ path }) =>
  path === 'world' ? { status: 200, body: SAMPLE_WORLD } : { status: 404, body: {} };
