import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ALARM, Model } from './durable-runner-model.ts';

const command = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('release' as const), value: fc.nat(5) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('submit' as const), value: fc.constantFrom(0, 10_000, 90_000) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wake' as const), value: fc.constant(0) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('advance' as const), value: fc.constantFrom(5_000, 31_000) }),
  },
);
const trouble = fc.record({
  kind: fc.constantFrom('die' as const, 'start' as const, 'failNext' as const, 'setClockBack' as const),
  value: fc.constant(0),
});
const stop = fc.record({ kind: fc.constant('stop' as const), value: fc.constant(0) });

type Command =
  | (typeof command extends fc.Arbitrary<infer T> ? T : never)
  | (typeof trouble extends fc.Arbitrary<infer T> ? T : never)
  | (typeof stop extends fc.Arbitrary<infer T> ? T : never);

async function perform(model: Model, commands: readonly Command[]): Promise<void> {
  for (const { kind, value } of commands) {
    await model[kind](value);
    await model.check();
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('a worker that lives does all that is due after the last wake, without waiting for an alarm', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 40 }), async (commands) => {
      const model = new Model();
      model.start();
      await perform(model, commands);
      model.wake();
      await model.drain();
      expect([model.problems, model.overdue]).toEqual([[], 0]);
      expect(model.alarms.has(ALARM)).toBe(model.tasks.length > 0);
    }),
    { numRuns: 500 },
  );
});

it('work that was stored is done whatever dies, fails or sets the clock back, and its alarm goes', async () => {
  const commands = fc.array(fc.oneof({ weight: 4, arbitrary: command }, { weight: 1, arbitrary: trouble }), {
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(commands, async (all) => {
      const model = new Model();
      await perform(model, all);
      // Any event starts a worker if none lives; a person who sets the clock causes one.
      model.die();
      model.start();
      for (let minute = 0; minute < 8; minute++) {
        await model.drain();
        await model.advance(31_000);
      }
      await model.drain();
      expect([model.problems, model.tasks]).toEqual([[], []]);
      expect(model.alarms.has(ALARM)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

it('stopping loses no later wake and never lets two runs cross', async () => {
  const commands = fc.array(fc.oneof({ weight: 4, arbitrary: command }, { weight: 1, arbitrary: stop }), {
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(commands, async (all) => {
      const model = new Model();
      await perform(model, all);
      model.wake();
      await model.drain();
      const problems = model.problems.filter((problem) => problem !== 'work is left without an alarm');
      expect([problems, model.overdue]).toEqual([[], 0]);
    }),
    { numRuns: 300 },
  );
});
