import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { EntryFrame, type EntryViewProps, type Fact, momentFact } from '../entry-view/index.ts';
import { RefLink, RichText } from '../markup/index.ts';
import {
  EntryTile,
  kindCount,
  RowContent,
  rowOfHit,
  useWorldIndex,
  type WorldIndex,
} from '../search/index.ts';
import { Button } from '../ui/index.ts';
import './category.css';
import * as z from 'zod/mini';
import { type WorldTree, worldTree } from './world-tree.ts';

/** The stored body may come from an older release or be damaged, so any field may be missing. */
const word = z.catch(z.nullable(z.string()), null);
const picture = z.catch(z.nullable(z.object({ id: z.catch(z.nullable(z.number()), null), url: word })), null);

const schema = z.pipe(
  z.object({
    id: z.string(),
    title: z.catch(z.string(), ''),
    state: word,
    icon: word,
    description: z.catch(z.string(), ''),
    excerpt: word,
    views: z.catch(z.nullable(z.number()), null),
    pageCover: picture,
    bookCover: picture,
  }),
  z.transform((category) => ({ ...category, tags: [] as readonly string[] })),
);

export type ShownCategory = z.infer<typeof schema>;

/** The readable fields of a category; null if there is nothing to show. */
export function readCategory(resource: unknown): ShownCategory | null {
  return schema.safeParse(resource).data ?? null;
}

/** A category as its page shows it, with its content. */
export function CategoryView(props: EntryViewProps) {
  const { worldId, id, open, search } = props;
  const [state] = useWorldIndex(worldId);
  const worldIndex = state.state === 'open' ? state.worldIndex : null;
  const categories = worldIndex?.copy?.categories;
  const tree = useMemo(
    () => (worldIndex && categories ? worldTree(worldId, categories, worldIndex.searcher) : null),
    [worldId, categories, worldIndex?.searcher],
  );
  const beneath = tree?.articlesBeneath(id) ?? 0;
  return (
    <EntryFrame
      {...props}
      kind="category"
      read={readCategory}
      facts={() => [beneath > 0 ? kindCount('article', beneath) : null]}
      details={(category, readAt) => detailsOf(category, readAt, open)}
      isWaitLast
    >
      {(category) => (
        <Page
          key={id}
          {...{ category, open, search }}
          contents={
            worldIndex && tree && <Contents id={id} tree={tree} worldIndex={worldIndex} open={open} />
          }
        />
      )}
    </EntryFrame>
  );
}

/** Description and content. A part that loads late goes below, so that nothing moves while it is read. */
function Page(props: {
  category: ShownCategory | null;
  open: EntryViewProps['open'];
  search: EntryViewProps['search'];
  contents: ComponentChildren;
}) {
  const { category, contents, open, search } = props;
  const [isLate] = useState(category === null);
  return (
    <>
      {isLate && contents}
      {category?.excerpt && (
        <p class="detail-text soft" dir="auto">
          {category.excerpt}
        </p>
      )}
      {category && category.description !== '' && (
        <div class="detail-text">
          <RichText text={category.description} name="category" level={2} open={open} search={search} />
        </div>
      )}
      {category && category.description === '' && !category.excerpt && (
        <p class="soft">{t('category.noText')}</p>
      )}
      {!isLate && contents}
    </>
  );
}

const AT_ONCE = 50;

function Contents(props: {
  id: string;
  tree: WorldTree;
  worldIndex: WorldIndex;
  open: EntryViewProps['open'];
}) {
  const { id, tree, worldIndex, open } = props;
  const [shown, setShown] = useState(AT_ONCE);
  const below = tree.children.get(id) ?? [];
  const articles = tree.articlesIn(id);
  if (below.length === 0 && articles.length === 0) return <p class="soft">{t('category.empty')}</p>;
  return (
    <>
      {below.length > 0 && (
        <section class="detail-section column gap-2" aria-label={t('category.subcategories')}>
          <h2>
            {t('category.subcategories')} <span class="soft small">{formatNumber(below.length)}</span>
          </h2>
          <ul class="category-contents">
            {below.map((category) => (
              <li key={category.id} class="entry-row">
                <EntryTile kind="category" template={null} />
                <span class="result-head">
                  <EntryLink to={{ kind: 'category', id: category.id }} title={category.title} open={open} />
                </span>
                <span class="result-line small soft">
                  {kindCount('article', tree.articlesBeneath(category.id))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {articles.length > 0 && (
        <section class="detail-section column gap-2" aria-label={t('library.articles')}>
          <h2>
            {t('library.articles')} <span class="soft small">{formatNumber(articles.length)}</span>
          </h2>
          <ul class="category-contents">
            {articles.slice(0, shown).map((hit) => (
              <li key={hit.ref.id} class="entry-row">
                <RowContent
                  // All of them are in this category.
                  row={{ ...rowOfHit(worldIndex, hit), path: [] }}
                  title={<EntryLink to={hit.ref} title={hit.title} open={open} />}
                />
              </li>
            ))}
          </ul>
          {articles.length > shown && (
            <div>
              <Button size="small" tone="quiet" onClick={() => setShown(4 * shown)}>
                {t('common.showMore', { count: Math.min(articles.length - shown, 3 * shown) })}
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  );
}

function EntryLink({ to, title, open }: { to: EntryRef; title: string; open: EntryViewProps['open'] }) {
  return (
    <RefLink class="result-title cut" target={to} open={open}>
      {title || t('common.untitled')}
    </RefLink>
  );
}

function detailsOf(category: ShownCategory, readAt: number, open: EntryViewProps['open']): (Fact | null)[] {
  const picture = (label: string, at: ShownCategory['pageCover']) =>
    at && at.id !== null
      ? {
          label,
          value: (
            <RefLink target={{ kind: 'image', id: String(at.id) }} open={open}>
              {t('image.show')}
            </RefLink>
          ),
        }
      : null;
  return [
    picture(t('history.fieldCover'), category.pageCover),
    picture(t('category.bookCover'), category.bookCover),
    category.icon ? { label: t('category.icon'), value: <code>{category.icon}</code> } : null,
    category.views !== null ? { label: t('entry.views'), value: formatNumber(category.views) } : null,
    momentFact(t('entry.synced'), readAt),
  ];
}
