import { type Action, isArticle } from './action.ts';

export const draft: Action = {
  id: 'draft',
  name: 'Draft',
  icon: 'M4 2.5h6L12.5 5v8.5H4zM6 9.5h2',
  group: 'flags',
  kind: 'panel',
  fits: isArticle,
  label: () => 'Draft…',
};
