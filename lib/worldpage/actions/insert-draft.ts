import { message } from '../../i18n/index.ts';
import { type Action, isArticle } from './action.ts';

/** The panel lists the drafts: which there are is none of the page's business. */
export const insertDraft: Action = {
  id: 'insert-draft',
  name: message('worldPage.insertDraft'),
  icon: 'M4 2.5h8v4M4 2.5v11h4M12 8.5v5M9.7 11.2 12 13.5l2.3-2.3',
  group: 'more',
  kind: 'panel',
  fits: (context) => context.isEditor === true && isArticle(context),
};
