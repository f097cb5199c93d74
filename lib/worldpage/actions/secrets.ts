import { message } from '../../i18n/index.ts';
import { type Action, isArticle } from './action.ts';

export const secrets: Action = {
  id: 'secrets',
  name: message('worldPage.secrets'),
  icon: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8M8 6.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6',
  group: 'more',
  kind: 'panel',
  fits: isArticle,
};
