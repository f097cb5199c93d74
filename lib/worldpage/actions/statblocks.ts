import { message } from '../../i18n/index.ts';
import { type Action, isArticle } from './action.ts';

export const statblocks: Action = {
  id: 'statblocks',
  name: message('worldPage.statblocks'),
  icon: 'M3.5 2.5h9v11h-9zM5.5 5.5h5M5.5 8h5M5.5 10.5h3',
  group: 'more',
  kind: 'panel',
  fits: isArticle,
};
