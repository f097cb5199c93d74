import { type Action, isArticle } from './action.ts';

export const adult: Action = {
  id: 'adult',
  name: 'Adult content',
  icon: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M8 5v3.5M8 10.8v.2',
  group: 'flags',
  kind: 'panel',
  fits: isArticle,
  label: () => 'Adult content…',
};
