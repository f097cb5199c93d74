import { expect, it, vi } from 'vitest';
import { createCallService } from '../../../../lib/background/core/call-service.ts';
import { BridgeError } from '../../../../lib/messaging/index.ts';
import { type FullService, ServiceError } from '../../../../lib/service/index.ts';

const markRefused = vi.fn(async () => {});
const service = { capabilities: {} } as FullService;
const call = createCallService({ service: async () => service, markRefused });
const failing = (error: Error) => call(() => Promise.reject(error));

it('a call resolves with its value', async () => {
  expect(await call(async (given) => given === service)).toBe(true);
});

it('without a connection nothing is called', async () => {
  const work = vi.fn();
  const alone = createCallService({ service: async () => null, markRefused });
  await expect(alone(work)).rejects.toThrow(BridgeError);
  expect(work).not.toHaveBeenCalled();
});

it('every failure becomes a sentence for people; rejected credentials are noted', async () => {
  await expect(failing(new BridgeError('As it is.'))).rejects.toThrow('As it is.');
  await expect(failing(new TypeError('x is undefined'))).rejects.toThrow(/did not work inside Loreside/);
  expect(markRefused).not.toHaveBeenCalled();
  const refusal = new ServiceError({ kind: 'unauthorised', sentence: 'No such key.' }, false);
  await expect(failing(refusal)).rejects.toThrow(new BridgeError('No such key.'));
  expect(markRefused).toHaveBeenCalledWith('No such key.');
});
