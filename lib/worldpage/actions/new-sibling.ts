import { type Action, isArticle } from './action.ts';

export const newSibling: Action = {
  id: 'new-sibling',
  name: 'New article with this template',
  icon: 'M2.5 4.5h5v7h-5zM8.5 4.5h5v7h-5z',
  group: 'make',
  kind: 'do',
  fits: isArticle,
  label: () => 'Same template',
};
