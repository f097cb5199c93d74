import { expect, it } from 'vitest';
import { expiredBeforeWritten } from '../../../../lib/checks/rules/order.ts';
import { saidBy } from '../planned-world.ts';

it('a document that expires or takes effect before it is written is found', () => {
  expect(
    saidBy(expiredBeforeWritten, [
      { id: 'pact', template: 'document', texts: { authoringDate: '300 AF', expirationDate: '290 AF' } },
      { id: 'law', template: 'document', texts: { authoringDate: '300 AF', ratificationDate: '299 AF' } },
      {
        id: 'fine',
        template: 'document',
        texts: { authoringDate: '300 AF', ratificationDate: '300 AF', expirationDate: '400 AF' },
      },
    ]),
  ).toEqual([
    ['pact expirationDate: 290 AF', 'pact authoringDate: 300 AF'],
    ['law ratificationDate: 299 AF', 'law authoringDate: 300 AF'],
  ]);
});
