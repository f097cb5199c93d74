import { message } from '../../i18n/index.ts';
import { type Action, isArticle } from './action.ts';

export const newChild: Action = {
  id: 'new-child',
  name: message('worldPage.newChild'),
  icon: 'M3 2.5v8h5M6 8.5l2 2-2 2M10 7.5h4v6h-4z',
  group: 'make',
  kind: 'do',
  fits: isArticle,
};
