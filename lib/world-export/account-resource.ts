import type { FullCategory } from '../model/index.ts';
import { exported } from '../service/index.ts';
import type { FileKind } from './account-files.ts';
import type { ExportedItem } from './export-part.ts';
import { templateNamed } from './metadata-of.ts';

export interface NamedWorld {
  id: string;
  title: string;
  slug: string | null;
  url: string | null;
}

/** A file's resource, and the world that it names. */
export interface AccountResource {
  item: ExportedItem;
  world: NamedWorld | null;
  /** The category that an article names, of which only the name is known. */
  category: FullCategory | null;
}

/** Null if it isn't what its folder or its class says. */
export async function resourceOf(kind: FileKind, json: unknown): Promise<AccountResource | null> {
  const world = worldNamedIn(json);
  const only = (item: ExportedItem | null): AccountResource | null => item && { item, world, category: null };
  switch (kind) {
    case 'category': {
      const category = exported.category(json);
      return only(category && isUuid(category.id) ? { kind, category, isLocalId: false } : null);
    }
    case 'statblock': {
      const statblock = await exported.statblock(json);
      return only(statblock && { kind, statblock });
    }
    case 'manuscript': {
      const manuscript = exported.manuscript(json);
      return only(manuscript && { kind, manuscript });
    }
    case 'image': {
      const image = exported.image(json);
      return only(image && { kind, image });
    }
    case 'article':
    case 'unknown':
      return articleIn(json, kind, world);
    case 'world':
    case 'leftOut':
      return null;
  }
}

function articleIn(
  json: unknown,
  kind: 'article' | 'unknown',
  world: NamedWorld | null,
): AccountResource | null {
  const read = exported.article(json);
  if (!read || !isUuid(read.article.id)) return null;
  const { article } = read;
  // In a folder that we don't know, a template and a title are needed, too.
  if (kind === 'unknown' && (article.template === '' || article.title === '')) return null;
  const entityClass: unknown = Reflect.get(Object(json), 'entityClass');
  const template =
    article.template === 'article' && typeof entityClass === 'string'
      ? (templateNamed(entityClass) ?? article.template)
      : article.template;
  const category =
    read.category && isUuid(read.category.id) ? namedCategory(read.category, article.worldId) : null;
  return {
    item: {
      kind: 'article',
      // As the export page has its id.
      article: { ...article, id: article.id.toLowerCase(), template, categoryId: category?.id ?? null },
      isWhole: true,
    },
    world: world && { ...world, slug: world.slug ?? slugIn(article.url) },
    category,
  };
}

/** The world of a file for a world itself. */
export function worldIn(json: unknown): NamedWorld | null {
  const world = exported.world(json);
  return world && isUuid(world.id) ? world : null;
}

const worldNamedIn = (json: unknown): NamedWorld | null => worldIn(Reflect.get(Object(json), 'world'));

/** The world's slug in the address of one of its pages. */
const slugIn = (url: string | null): string | null => /\/w\/([^/?#]+)/.exec(url ?? '')?.[1] ?? null;

/** What World Anvil's ids look like. Others could be those of worlds that only this device has. */
const isUuid = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

const namedCategory = ({ id, title }: { id: string; title: string }, worldId: string): FullCategory => ({
  ...{ id, worldId, title, parentId: null, state: null, icon: null, url: null, position: null },
  ...{ description: '', excerpt: null, views: null, pageCover: null, bookCover: null, raw: {} },
});

export function keyOf(item: ExportedItem): string {
  switch (item.kind) {
    case 'article':
      return `article ${item.article.id}`;
    case 'category':
      return `category ${item.category.id}`;
    case 'statblock':
      return `statblock ${item.statblock.id}`;
    case 'manuscript':
      return `manuscript ${item.manuscript.id}`;
    case 'image':
      return `image ${item.image.id}`;
  }
}
