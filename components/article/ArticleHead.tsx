import type { Entry } from '../../lib/library/index.ts';
import { type RichActions, RichText } from '../markup/index.ts';
import { Flags, thingWord, withFilter } from '../search/index.ts';
import { TemplateIcon } from '../template/index.ts';
import type { Parts } from './parts.ts';
import './articlehead.css';

/** What an article is, before its text begins; all that is known of it before its text is here. */
export interface Headline {
  title: string;
  template: string;
  excerpt: string | null;
  tags: readonly string[];
  isAdultContent: boolean;
  hasPasscode: boolean;
  entry: Entry | null;
  path: readonly Entry[];
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
      {of.path.length > 0 && (
        <nav class="article-path" aria-label="Where it lies">
          <ol>
            {of.path.map(({ kind, id, title }) => (
              <li key={id}>
                <button type="button" dir="auto" onClick={() => actions.open({ kind, id }, 'here')}>
                  {title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h1 tabIndex={-1} data-place-title dir="auto">
        {of.title || 'Untitled'}
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
          <bdi>{thingWord({ ref: { kind: 'article', id: '' }, template: of.template })}</bdi>
        </span>
        {entry && <Flags of={entry} />}
        {of.isAdultContent && (
          <span class="flag" data-tone="warn">
            adult
          </span>
        )}
        {of.hasPasscode && (
          <span class="flag" title="Readers of the page need a passcode. You see it because it is yours.">
            passcode
          </span>
        )}
      </p>
      {of.excerpt && (
        <p class="article-excerpt" dir="auto">
          {of.excerpt}
        </p>
      )}
      {of.tags.length > 0 && (
        <ul class="article-tags" aria-label="Tags">
          {of.tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                class="chip"
                onClick={() =>
                  actions.search?.(
                    withFilter('', { type: 'filter', by: 'tag', value: tag, isNegated: false }),
                  )
                }
              >
                <bdi>#{tag}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
