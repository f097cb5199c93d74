import type { FullArticle, FullCategory, Image, Manuscript, Statblock, WorldId } from '../model/index.ts';
import { articleFromAragorn } from './aragorn/articles.ts';
import { aragornArticle, aragornWorldSummary } from './aragorn/schemas.ts';
import { isRecord } from './json.ts';
import { fullCategory } from './schema/category.ts';
import { fullArticle } from './schema/full-article.ts';
import { image } from './schema/image.ts';
import { manuscript } from './schema/manuscript.ts';
import { plainReference } from './schema/reference.ts';
import { statblock, withData } from './schema/statblock.ts';

/** An article of an account export, with its category, which is named in it. */
interface ExportedArticle {
  article: FullArticle;
  category: { id: string; title: string } | null;
}

/** Parses resources of an account export, in the earlier API version's shapes. Null for anything else. */
export const exported = {
  article(raw: unknown): ExportedArticle | null {
    const parsed = aragornArticle.safeParse(raw);
    if (!parsed.success || !isRecord(raw)) return null;
    const article = fullArticle(articleFromAragorn(parsed.data, raw), raw, false);
    return { article, category: named(raw.category) };
  },
  category(raw: unknown): FullCategory | null {
    const parsed = fullCategory.safeParse(raw);
    return parsed.success && isRecord(raw) ? { ...parsed.data, raw } : null;
  },
  async statblock(raw: unknown): Promise<Statblock | null> {
    const parsed = statblock.safeParse(raw);
    return parsed.success && isRecord(raw) ? withData({ ...parsed.data, raw }) : null;
  },
  manuscript(raw: unknown): Manuscript | null {
    const parsed = manuscript.safeParse(raw);
    return parsed.success && isRecord(raw) ? { ...parsed.data, raw } : null;
  },
  image(raw: unknown): Image | null {
    const parsed = image.safeParse(raw);
    return parsed.success && isRecord(raw) ? { ...parsed.data, raw } : null;
  },
  world(raw: unknown): { id: WorldId; title: string; slug: string | null; url: string | null } | null {
    const parsed = aragornWorldSummary.safeParse(raw);
    if (!parsed.success) return null;
    const { id, name, title, slug, url } = parsed.data;
    return { id, title: title ?? name ?? '', slug, url };
  },
};

/** `{id, title}` of a resource that another one names. */
function named(value: unknown): { id: string; title: string } | null {
  const reference = plainReference.safeParse(value).data;
  return reference ? { id: String(reference.id), title: reference.title } : null;
}
