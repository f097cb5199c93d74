import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKeeper } from '../../../components/capture/keeper.ts';
import type { DraftText } from '../../../lib/outbox/index.ts';

const text = (title: string): DraftText => ({
  worldId: null,
  target: { kind: 'new', template: 'article', customTemplateId: null },
  title,
  content: '',
  fields: {},
  sourceField: 'footnotes',
});

test('whatever the pace of typing and of the disk, the last text of each draft is the one that is kept', async () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ id: fc.constantFrom('a', 'b'), title: fc.string() }),
      fc.constantFrom('the disk is done with one', 'the page is hidden'),
    ),
    { maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const stored = new Map<string, string>();
      const disk: (() => void)[] = [];
      const keeper = createKeeper(
        (id, { title }) =>
          new Promise<void>((done) => {
            disk.push(() => {
              stored.set(id, title);
              done();
            });
          }),
        () => {},
      );
      const last = new Map<string, string>();
      for (const step of taken) {
        if (typeof step === 'object') {
          keeper.keep(step.id, text(step.title));
          last.set(step.id, step.title);
        } else if (step === 'the page is hidden') keeper.flush();
        else {
          disk.shift()?.();
          await Promise.resolve();
        }
      }
      while (keeper.busy('a') || keeper.busy('b')) {
        disk.shift()?.();
        await Promise.resolve();
      }
      expect(stored).toEqual(last);
    }),
    { numRuns: 500 },
  );
});

test('when the page goes, what still waits is handed over at once', async () => {
  const saved: string[] = [];
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const keeper = createKeeper(
    async (_id, { title }) => {
      saved.push(title);
      await slow;
    },
    () => {},
  );
  keeper.keep('a', text('D'));
  keeper.keep('a', text('Dr'));
  keeper.keep('a', text('Dragon'));
  expect(saved).toEqual(['D']);
  keeper.flush();
  expect(saved).toEqual(['D', 'Dragon']);
  release();
  await keeper.settled();
});

test('a write that fails is told of, and the next keystroke tries again with everything', async () => {
  const told: unknown[] = [];
  const stored: string[] = [];
  let full = true;
  const keeper = createKeeper(
    async (_id, { title }) => {
      if (full) throw new Error('The disk is full');
      stored.push(title);
    },
    (_id, error) => told.push(error),
  );
  keeper.keep('a', text('Dra'));
  await keeper.settled();
  full = false;
  keeper.keep('a', text('Drag'));
  await keeper.settled();
  expect(told).toEqual([new Error('The disk is full'), null]);
  expect(stored).toEqual(['Drag']);
});
