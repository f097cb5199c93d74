import type { ComponentChildren } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { fieldLabel } from '../entry-view/index.ts';
import { mentionRef, OutLink, RefLink, type RichActions } from '../markup/index.ts';
import type { ShownArticle, ShownItem } from './stored-schema.ts';

/** Links to what the article is connected with: relations, statblock and secrets. */
export function Links({ article, actions }: { article: ShownArticle; actions: RichActions }) {
  const relations = article.relations.filter(({ items }) => items.length > 0);
  const { statblock, secrets } = article;
  if (relations.length === 0 && !statblock && secrets.length === 0) return null;
  return (
    <section class="article-links" aria-label={t('article.related')}>
      <h2>{t('article.related')}</h2>
      <dl>
        {relations.map((relation) => (
          <Group key={relation.name} label={fieldLabel(relation)}>
            {relation.items.map((item) => (
              <li key={item.id}>
                <Item item={item} actions={actions} />
              </li>
            ))}
          </Group>
        ))}
        {statblock && (
          <Group label={t('library.statblock')}>
            <li>
              <EntryLink
                to={{ kind: 'statblock', id: statblock.id }}
                words={statblock.title}
                actions={actions}
              />
            </li>
          </Group>
        )}
        {secrets.length > 0 && (
          <Group label={t('library.secrets')}>
            {secrets.map(({ id, title, state }) => (
              <li key={id}>
                <span data-private>
                  <EntryLink to={{ kind: 'secret', id }} words={title} actions={actions} />
                </span>
                {state && <span class="soft small"> {stateWord(state)}</span>}
              </li>
            ))}
          </Group>
        )}
      </dl>
    </section>
  );
}

/** Any other state is World Anvil's own word. */
const stateWord = (state: string): string =>
  state === 'public' ? t('flags.publicMark') : state === 'private' ? t('flags.privateMark') : state;

function Group({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div>
      <dt dir="auto">{label}</dt>
      <dd>
        <ul>{children}</ul>
      </dd>
    </div>
  );
}

function EntryLink({ to, words, actions }: { to: EntryRef; words: string; actions: RichActions }) {
  return (
    <RefLink target={to} open={actions.open}>
      {words || t('common.untitled')}
    </RefLink>
  );
}

/** Opens in the panel if it has a view for it, else links to the page. Anything but an article shows its type. */
function Item({ item, actions }: { item: ShownItem; actions: RichActions }) {
  const kind = item.isArticle ? 'article' : (item.type ?? '');
  const ref = kind === '' ? null : mentionRef({ template: kind, id: item.id });
  const words = <bdi>{item.title || t('common.untitled')}</bdi>;
  return (
    <>
      {ref ? (
        <EntryLink to={ref} words={item.title} actions={actions} />
      ) : item.url ? (
        <OutLink href={item.url}>{words}</OutLink>
      ) : (
        words
      )}
      {!item.isArticle && item.type && (
        <span class="soft small"> {fieldLabel({ name: item.type, title: '' })}</span>
      )}
      {item.relationshipType && (
        <span class="soft small">
          {' '}
          <bdi>{item.relationshipType}</bdi>
        </span>
      )}
    </>
  );
}
