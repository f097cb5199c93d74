import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Values } from '../../../lib/history/index.ts';
import { memoryStore, newDisk } from './model/memory-store.ts';
import { steps } from './model/steps.ts';
import { type Step, trial } from './model/trial.ts';
import { FATES, modelUpstream } from './model/upstream.ts';

const FIRST: Values = {
  ...{
    title: 'Harbour',
    content: 'Nine lamps\n',
    scrapbook: '',
    tags: ['salt'],
    isDraft: true,
    state: 'private',
  },
  ...{ categoryId: null, articleParentId: null },
};

const run = (list: readonly Step[]) => trial(modelUpstream(FIRST), memoryStore(newDisk()), list);

it('no change is overwritten, no earlier value is lost, and every undo is exact', async () => {
  let edits = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      edits += (await run(list)).edits;
    }),
    { numRuns: 300 },
  );
  expect(edits).toBeGreaterThan(1_000);
});

const EDIT = {
  do: 'change',
  resource: 0,
  changes: { content: 'New', isDraft: false },
  isBlind: false,
} as const;
const RIVAL: Step = { do: 'rival', resource: 0, changes: { content: 'Theirs' } };

it.each([null, ...FATES])(
  'a worker may die at any step of a change whose answer is: %s',
  async (fate) => {
    for (let dieAt = 1; dieAt <= 40; dieAt += 1)
      for (const after of [[], [RIVAL], [{ ...EDIT, fate: null, dieAt: null }]] satisfies Step[][]) {
        const asked: Step = { ...EDIT, fate, dieAt };
        await run([asked, ...after]);
        await run([
          asked,
          ...after,
          { do: 'wake', after: 200_000, dieAt },
          { do: 'undo', which: 0, fate, dieAt },
        ]);
      }
  },
  60_000,
);
