import { message } from '../../i18n/index.ts';
import { type Action, isOnWorldAnvil } from './action.ts';

export const history: Action = {
  id: 'history',
  name: message('quickEdit.history'),
  icon: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M8 5v3.2l2 1.3',
  group: 'more',
  kind: 'panel',
  fits: isOnWorldAnvil,
};
