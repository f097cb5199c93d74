import { message } from '../../i18n/index.ts';
import { type Action, isOfKind } from './action.ts';

export const linkedFrom: Action = {
  id: 'linked-from',
  name: message('linkedFrom.title'),
  icon: 'M6.7 9.3l2.6-2.6M7 4.7l1.2-1.2a2.7 2.7 0 0 1 3.9 3.9L10.9 8.6M9 11.3l-1.2 1.2a2.7 2.7 0 0 1-3.9-3.9L5.1 7.4',
  group: 'more',
  kind: 'panel',
  fits: isOfKind('article', 'category', 'statblock', 'secret', 'image', 'manuscript'),
};
