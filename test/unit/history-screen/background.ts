import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { ChangeResult } from '../../../lib/history/index.ts';

export interface Asked {
  channel: string;
  request: unknown;
}

type Answers = Readonly<Record<string, (request: unknown) => unknown>>;

const isResult = (reply: unknown): boolean => typeof reply === 'object' && reply !== null && 'ok' in reply;

/** A fake background: answers by channel, with a result or its value, and records the requests. */
export function answerWith(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(async (message: unknown) => {
    const { channel, request } = Object(message);
    asked.push({ channel, request });
    const reply = (await answers[channel]?.(request)) ?? null;
    return isResult(reply) ? reply : { ok: true, value: reply };
  });
  return asked;
}

/** Answers in this order; the last one repeats. */
export function inOrder(...answers: readonly ChangeResult[]): () => ChangeResult | undefined {
  let at = 0;
  return () => answers[Math.min(at++, answers.length - 1)];
}
