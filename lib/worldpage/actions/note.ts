import { message } from '../../i18n/index.ts';
import { type Action, isArticle } from './action.ts';

export const note: Action = {
  id: 'note',
  name: message('worldPage.note'),
  icon: 'M3 2.5h10v7l-4 4H3zM9 13.5v-4h4M5.5 5.5h5M5.5 8h2.5',
  group: 'more',
  kind: 'panel',
  fits: isArticle,
  label: message('quickEdit.note'),
};
