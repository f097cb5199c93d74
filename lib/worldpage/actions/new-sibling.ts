import { message } from '../../i18n/index.ts';
import { type Action, isArticle } from './action.ts';

export const newSibling: Action = {
  id: 'new-sibling',
  name: message('worldPage.newSibling'),
  icon: 'M2.5 4.5h5v7h-5zM8.5 4.5h5v7h-5z',
  group: 'make',
  kind: 'do',
  fits: isArticle,
};
