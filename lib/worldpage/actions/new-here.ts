import { message } from '../../i18n/index.ts';
import { type Action, isOfKind } from './action.ts';

export const newHere: Action = {
  id: 'new-here',
  name: message('worldPage.newHere'),
  icon: 'M4 2.5h6L12.5 5v8.5H4zM8.2 6v4.5M6 8.2h4.5',
  group: 'make',
  kind: 'do',
  fits: isOfKind('article', 'category'),
};
