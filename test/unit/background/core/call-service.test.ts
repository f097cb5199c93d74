import { expect, it, vi } from 'vitest';
import { createCallService } from '../../../../lib/background/core/call-service.ts';
import { readMessage } from '../../../../lib/i18n/index.ts';
import { ok, ProblemError } from '../../../../lib/model/index.ts';
import { type FullService, ServiceError } from '../../../../lib/service/index.ts';
import { changeLocalWorlds } from '../../../../lib/stored-state/index.ts';

const markRefused = vi.fn(async () => {});
const service = { capabilities: {} } as FullService;
const call = createCallService({ service: async () => service, markRefused });
const failing = (error: Error) => call('w', () => Promise.reject(error));

it('a call resolves with its value', async () => {
  expect(await call('w', async (given) => given === service)).toEqual(ok(true));
});

it('without a connection nothing is called', async () => {
  const work = vi.fn();
  const alone = createCallService({ service: async () => null, markRefused });
  expect(await alone('w', work)).toMatchObject({ ok: false, problem: { kind: 'notConnected' } });
  expect(work).not.toHaveBeenCalled();
});

it('a world that was read from its export can’t be changed', async () => {
  const world = { id: 'e', title: 'Read', slug: null, url: null, ownership: null };
  await changeLocalWorlds(() => ({ worlds: [{ ...world, source: 'export', readAt: 1 }], chosenId: null }));
  const alone = createCallService({ service: async () => null, markRefused });
  expect(await alone('e', vi.fn())).toMatchObject({ ok: false, problem: { kind: 'readOnly' } });
});

it('every failure becomes a problem with a sentence; rejected credentials are noted', async () => {
  const problem = { kind: 'asItIs', sentence: readMessage('As it is.') };
  expect(await failing(new ProblemError(problem))).toEqual({ ok: false, problem });
  expect(await failing(new TypeError('x is undefined'))).toMatchObject({
    ok: false,
    problem: { kind: 'internal', sentence: { id: 'service.internal' } },
  });
  expect(markRefused).not.toHaveBeenCalled();
  const refusal = { kind: 'unauthorised', sentence: readMessage('No such key.') } as const;
  expect(await failing(new ServiceError(refusal, false))).toEqual({ ok: false, problem: refusal });
  expect(markRefused).toHaveBeenCalledWith(refusal.sentence);
});
