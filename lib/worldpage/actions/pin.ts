import { message } from '../../i18n/index.ts';
import { type Action, isOnWorldAnvil } from './action.ts';

export const pin: Action = {
  id: 'pin',
  name: message('worldPage.pin'),
  icon: 'M5.5 2.5h5l-.6 4 2.1 2.3H4l2.1-2.3zM8 8.8v4.7',
  group: 'bar',
  kind: 'do',
  fits: (context) => isOnWorldAnvil(context) && context.entry.kind !== 'world',
  value: ({ isPinned }) => (isPinned ? message('worldPage.pinned') : null),
};
