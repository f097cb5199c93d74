import { type Action, isOf } from './action.ts';

export const tags: Action = {
  id: 'tags',
  name: 'Tags',
  icon: 'M2.5 2.5h5l6 6-5 5-6-6zM5.3 5.2v.1',
  group: 'change',
  kind: 'change',
  fits: isOf('article', 'statblock'),
  label: () => 'Tags…',
  field: ({ thing }) => ({
    label: 'Tags, separated by commas',
    value: thing.tags.join(', '),
    rows: 2,
    save: 'Save tags',
    choices: [],
  }),
};
