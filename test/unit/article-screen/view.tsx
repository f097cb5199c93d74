import { render } from '@testing-library/preact';
import { vi } from 'vitest';
import { ArticleView } from '../../../components/article/index.ts';
import { type Entry, openWriter, putBody, type Resource } from '../../../lib/library/index.ts';
import type { FullArticle } from '../../../lib/model/index.ts';
import { categoryEntry, entryOf, ID, WORLD } from './fixture.ts';
import { InBar, newBar } from './in-bar.tsx';

/** Puts an article and the categories above it into the offline copy. `resource` is its stored body. */
export async function keep(
  article: FullArticle,
  entry: Partial<Entry> = {},
  resource: Resource | null = article,
): Promise<void> {
  const writer = openWriter();
  await writer.put(WORLD, [
    categoryEntry('c-world', 'The Tidewater', null),
    categoryEntry('c-coast', 'Towns of the coast', 'c-world'),
    entryOf(article, { id: ID, ...entry }),
  ]);
  const ref = { kind: 'article' as const, id: ID };
  if (resource) await putBody(WORLD, { ref, resource, text: '', updatedAt: article.updatedAt });
}

/** Renders the article below its bar. */
export function show() {
  const open = vi.fn();
  const search = vi.fn();
  const insertable = { ref: { kind: 'article' as const, id: ID }, title: '', template: null, page: null };
  const { container } = render(
    <InBar bar={newBar()} insertable={insertable}>
      <ArticleView worldId={WORLD} id={ID} open={open} search={search} />
    </InBar>,
  );
  return { open, search, container };
}
