import { message } from '../../i18n/index.ts';
import { type Action, isOfKind } from './action.ts';

export const move: Action = {
  id: 'move',
  name: message('worldPage.move'),
  icon: 'M1.5 4.5v8h13v-6h-7l-1.5-2zM6 9.5h4.5M8.7 7.7l1.8 1.8-1.8 1.8',
  group: 'more',
  kind: 'panel',
  fits: isOfKind('article', 'category'),
  label: message('quickEdit.move'),
};
