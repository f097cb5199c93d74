import type { ComponentChildren } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import type { Entry } from '../../lib/library/index.ts';
import { EntryPath } from '../entry-view/index.ts';
import { type RichActions, RichText } from '../markup/index.ts';
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
  updatedAt: number | null;
  wordcount: number | null;
  entry: Entry | null;
  path: readonly Entry[];
  isPathComing: boolean;
}

/** Path, title and subtitle, with the portrait beside them, and the line of facts below. */
export function ArticleHead(props: {
  of: Headline;
  parts: Pick<Parts, 'subheading' | 'pronunciation'> | null;
  actions: RichActions;
  portrait: ComponentChildren;
  /** The line of facts. */
  children: ComponentChildren;
}) {
  const { of, parts, actions } = props;
  return (
    <header class="article-head">
      <div class="article-name column gap-1">
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
      </div>
      {props.portrait}
      {props.children}
      {/* Once the text is here, it says more, and the excerpt is among the details. */}
      {of.excerpt && !parts && (
        <p class="article-excerpt" dir="auto">
          {of.excerpt}
        </p>
      )}
    </header>
  );
}
