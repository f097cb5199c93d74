import { message } from '../../i18n/index.ts';
import type { Action } from './action.ts';

export const edit: Action = {
  id: 'edit',
  name: message('worldPage.edit'),
  icon: 'M3 13l.7-3L11 2.7l2.3 2.3L6 12.3z',
  group: 'more',
  kind: 'link',
  fits: ({ editPage }) => editPage !== null,
  text: ({ editPage }) => editPage ?? '',
};
