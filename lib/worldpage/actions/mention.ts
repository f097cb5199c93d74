import { message } from '../../i18n/index.ts';
import type { Action } from './action.ts';

export const mention: Action = {
  id: 'mention',
  name: message('worldPage.mention'),
  icon: 'M10.5 8a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0v.8a1.6 1.6 0 0 0 3.2 0V8A5.7 5.7 0 1 0 11 12.9',
  group: 'bar',
  kind: 'copy',
  fits: (context) => context.mention !== null,
  text: (context) => context.mention ?? '',
};
