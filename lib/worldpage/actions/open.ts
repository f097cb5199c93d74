import { message } from '../../i18n/index.ts';
import type { Action } from './action.ts';

export const open: Action = {
  id: 'open',
  name: message('worldPage.open'),
  icon: 'M2.5 3h11v10h-11zM9.5 3v10',
  group: 'bar',
  kind: 'panel',
  fits: () => true,
};
