import fc from 'fast-check';
import type { Values } from '../../../../lib/history/index.ts';
import type { Step } from './trial.ts';
import { FATES } from './upstream.ts';

/** Texts with line endings, blanks or nothing, which break most easily. */
const text = fc.constantFrom(
  '',
  'One',
  'Two\nlines',
  'Two\r\nlines',
  'End \n',
  '  Indented',
  '[b]Bold[/b]',
  'ßç🦉',
);
const title = fc.constantFrom('Harbour', 'Needle', 'The ninth lamp', 'Ward');

export const changes: fc.Arbitrary<Values> = fc
  .record(
    {
      title,
      content: text,
      scrapbook: text,
      tags: fc.uniqueArray(fc.constantFrom('salt', 'lamp', 'needs work'), { maxLength: 3 }),
      isDraft: fc.boolean(),
      state: fc.constantFrom('public', 'private'),
    },
    { requiredKeys: [] },
  )
  .filter((values) => Object.keys(values).length > 0);

const resource = fc.constantFrom(0, 0, 0, 1, 2);
const fate = fc.option(fc.constantFrom(...FATES), { freq: 2 });
/** A change takes about a dozen steps. */
const dieAt = fc.option(fc.integer({ min: 1, max: 16 }), { freq: 2 });

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      resource,
      changes,
      isBlind: fc.boolean(),
      fate,
      dieAt,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('append' as const),
      resource,
      text: fc.constantFrom('Note', 'And so'),
      fate,
      dieAt,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), which: fc.nat(9), fate, dieAt }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rival' as const), resource, changes }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wake' as const),
      after: fc.constantFrom(0, 5_000, 60_000),
      dieAt,
    }),
  },
);

export const steps: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 3, maxLength: 12 });
