import { expect, it } from 'vitest';
import { contentOf, makeAgain } from '../../../components/versions/make-again.ts';
import { openOutbox } from '../../../lib/outbox/index.ts';

it('a deleted article becomes a private draft with all of its texts, and nothing is sent', async () => {
  const id = await makeAgain('w1', {
    ...{ title: 'The Needle', template: 'settlement', content: 'A rock.', tags: ['sea'], categoryId: 'c1' },
    ...{
      sidebarcontent: 'North',
      founding: 'In 412.',
      pronunciation: 'nee-dl',
      state: 'public',
      isDraft: false,
    },
  });
  const draft = await (await openOutbox()).get(id);
  expect(draft).toMatchObject({
    delivery: { state: 'editing' },
    text: {
      ...{ worldId: 'w1', title: 'The Needle', target: { kind: 'new', template: 'settlement' } },
      fields: {
        ...{ tags: ['sea'], categoryId: 'c1', sidebarcontent: 'North', pronunciation: 'nee-dl' },
        ...{ state: 'private', isDraft: true },
      },
    },
  });
  expect(draft?.text.content).toMatch(/^A rock\.\n\n\[h2\].+\[\/h2\]\n\nIn 412\.$/);
});

it('an article that has only what its template asked for is not empty', () => {
  expect(contentOf({ title: 'Edda', history: 'Born at sea.' })).toContain('Born at sea.');
});
