import { expect, it } from 'vitest';
import { linksOfResource } from '../../../../lib/library/links/index.ts';
import { articleOf } from '../../checks/planned-world.ts';

const fieldsOf = (template: string) =>
  linksOfResource(
    'article',
    articleOf({ id: 'a', template, relations: { children: ['b'], articles: ['c'], allies: ['d'] } }),
  ).map(({ kind, field }) => `${kind} ${field}`);

it('a person links to their children, and no article to those below it', () => {
  expect(fieldsOf('person')).toEqual(['relation children', 'relation allies']);
  expect(fieldsOf('organization')).toEqual(['relation allies']);
});
