import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAutosaveQueue } from '../../../components/capture/store/autosave-queue.ts';
import type { DraftText } from '../../../lib/outbox/index.ts';

const text = (title: string): DraftText => ({
  worldId: null,
  target: { kind: 'new', template: 'article', customTemplateId: null },
  title,
  content: '',
  fields: {},
  sourceField: 'footnotes',
});

test('whatever the speed of typing and of the disk, the last text of each draft is saved', async () => {
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
      const autosave = createAutosaveQueue(
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
          autosave.enqueue(step.id, text(step.title));
          last.set(step.id, step.title);
        } else if (step === 'the page is hidden') autosave.flush();
        else {
          disk.shift()?.();
          await Promise.resolve();
        }
      }
      while (autosave.busy('a') || autosave.busy('b')) {
        disk.shift()?.();
        await Promise.resolve();
      }
      expect(stored).toEqual(last);
    }),
    { numRuns: 500 },
  );
});

test('when the page closes, waiting text is written at once', async () => {
  const saved: string[] = [];
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const autosave = createAutosaveQueue(
    async (_id, { title }) => {
      saved.push(title);
      await slow;
    },
    () => {},
  );
  autosave.enqueue('a', text('D'));
  autosave.enqueue('a', text('Dr'));
  autosave.enqueue('a', text('Dragon'));
  expect(saved).toEqual(['D']);
  autosave.flush();
  expect(saved).toEqual(['D', 'Dragon']);
  release();
  await autosave.settled();
});

test('a failed write is reported, and the next keystroke writes everything again', async () => {
  const told: unknown[] = [];
  const stored: string[] = [];
  let full = true;
  const autosave = createAutosaveQueue(
    async (_id, { title }) => {
      if (full) throw new Error('The disk is full');
      stored.push(title);
    },
    (_id, error) => told.push(error),
  );
  autosave.enqueue('a', text('Dra'));
  await autosave.settled();
  full = false;
  autosave.enqueue('a', text('Drag'));
  await autosave.settled();
  expect(told).toEqual([new Error('The disk is full'), null]);
  expect(stored).toEqual(['Drag']);
});
