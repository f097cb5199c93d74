import { t } from '../../lib/i18n/index.ts';
import type { Entry } from '../../lib/library/index.ts';
import { EntryPath, EntryTags, HeadFlags } from '../entry-view/index.ts';
import { type RichActions, RichText } from '../markup/index.ts';
import { entryLabel } from '../search/index.ts';
import { TemplateIcon } from '../template/index.ts';
import type { Parts } from './parts.ts';
import './article-head.css';

/** The header of an article: all that is known of it before its text is loaded. */
export interface Headline {
  title: string;
  template: string;
  excerpt: string | null;
  tags: readonly string[];
  isAdultContent: boolean;
  hasPasscode: boolean;
  entry: Entry | null;
  path: readonly Entry[];
  isPathComing: boolean;
}

export function ArticleHead(props: {
  of: Headline;
  parts: Pick<Parts, 'subheading' | 'pronunciation'> | null;
  actions: RichActions;
}) {
  const { of, parts, actions } = props;
  const { entry } = of;
  return (
    <header class="article-head">
      <EntryPath path={of.path} isComing={of.isPathComing} open={actions.open} />
      <h1 tabIndex={-1} data-place-title dir="auto">
        {of.title || t('common.untitled')}
      </h1>
      {parts?.pronunciation && (
        <div class="article-pronunciation">
          <RichText text={parts.pronunciation.text} level={2} {...actions} />
        </div>
      )}
      {parts?.subheading && (
        <div class="article-subheading">
          <RichText text={parts.subheading.text} level={2} {...actions} />
        </div>
      )}
      <p class="article-kind">
        <span class="article-template">
          <TemplateIcon code={of.template} />
          <bdi>{entryLabel({ ref: { kind: 'article', id: '' }, template: of.template })}</bdi>
        </span>
        <HeadFlags entry={entry} isAdult={of.isAdultContent} />
        {of.hasPasscode && (
          <span class="flag" title={t('article.passcodeHint')}>
            {t('article.passcode')}
          </span>
        )}
      </p>
      {of.excerpt && (
        <p class="article-excerpt" dir="auto">
          {of.excerpt}
        </p>
      )}
      <EntryTags tags={of.tags} search={(typed) => actions.search?.(typed)} />
    </header>
  );
}
