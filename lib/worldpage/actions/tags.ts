import { message } from '../../i18n/index.ts';
import { type Action, isOfKind } from './action.ts';

export const tags: Action = {
  id: 'tags',
  name: message('worldPage.tags'),
  icon: 'M2.5 2.5h5l6 6-5 5-6-6zM5.3 5.2v.1',
  group: 'more',
  kind: 'panel',
  fits: isOfKind('article', 'statblock'),
  label: message('quickEdit.tags'),
};
