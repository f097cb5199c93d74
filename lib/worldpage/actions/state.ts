import { type Action, isOf } from './action.ts';

export const state: Action = {
  id: 'state',
  name: 'Private or public',
  icon: 'M4 7.5h8v6H4zM5.5 7.5V5.5a2.5 2.5 0 0 1 5 0v2',
  group: 'flags',
  kind: 'panel',
  fits: isOf('article', 'category', 'statblock'),
  label: () => 'Private or public…',
};
