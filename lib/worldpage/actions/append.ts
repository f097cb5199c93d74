import { message } from '../../i18n/index.ts';
import { type Action, isArticle } from './action.ts';

export const append: Action = {
  id: 'append',
  name: message('worldPage.append'),
  icon: 'M2.5 3.5h7M2.5 6.5h7M2.5 9.5h4M11 8v5.5M8.3 10.7H13.7',
  group: 'more',
  kind: 'do',
  fits: isArticle,
  label: message('worldPage.appendShort'),
};
