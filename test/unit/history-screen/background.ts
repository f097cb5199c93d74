import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Changed } from '../../../lib/history/index.ts';

export interface Asked {
  channel: string;
  request: unknown;
}

type Answers = Readonly<Record<string, (request: unknown) => unknown>>;

/** A fake background: answers by channel, and records the requests. */
export function answering(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(async (message: unknown) => {
    const { channel, request } = Object(message);
    asked.push({ channel, request });
    return { ok: true, value: (await answers[channel]?.(request)) ?? null };
  });
  return asked;
}

/** Answers in this order; the last one repeats. */
export function inTurn(...answers: readonly Changed[]): () => Changed | undefined {
  let at = 0;
  return () => answers[Math.min(at++, answers.length - 1)];
}
