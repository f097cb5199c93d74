import { type Action, isArticle } from './action.ts';

export const wip: Action = {
  id: 'wip',
  name: 'Work in progress',
  icon: 'M4 13.5h8M8 2.5v8M5 7.5l3 3 3-3',
  group: 'flags',
  kind: 'panel',
  fits: isArticle,
  label: () => 'Work in progress…',
};
