import type { FullCategory, WorldId } from '../model/index.ts';

/** Milliseconds of work between pauses; shorter than storing's, so that the next batch is read meanwhile. */
const SLICE = 4;

/** Pauses whenever a slice of work is over. */
export type Slice = () => Promise<void>;

export function slices(pause: () => Promise<void>): Slice {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE) return;
    await pause();
    began = performance.now();
  };
}

/** A category as an article's metadata names it. */
export interface NamedCategory {
  title: string;
  url: string | null;
}

const PREFIX = 'export-';

/** Whether an id was derived from a category's name, so that World Anvil doesn't know it. */
export const isLocalCategoryId = (id: string): boolean => id.startsWith(PREFIX);

/** Gives categories ids that are derived from their world and name, because the page has none. */
export class LocalCategories {
  private readonly worldId: WorldId;
  private readonly ids = new Map<string, string>();
  private readonly added = new Set<string>();

  constructor(worldId: WorldId) {
    this.worldId = worldId;
  }

  /** The same in every reading of the world. */
  async id({ title }: NamedCategory): Promise<string> {
    const known = this.ids.get(title);
    if (known) return known;
    const named = new TextEncoder().encode(JSON.stringify([this.worldId, title]));
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', named)).slice(0, 16);
    const id = `${PREFIX}${[...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    this.ids.set(title, id);
    return id;
  }

  /** The category, or null if it was added before. */
  async add(named: NamedCategory): Promise<FullCategory | null> {
    const id = await this.id(named);
    if (this.added.has(id)) return null;
    this.added.add(id);
    const unknown = { parentId: null, state: null, icon: null, position: null, excerpt: null, views: null };
    return {
      ...unknown,
      id,
      worldId: this.worldId,
      title: named.title,
      url: named.url,
      description: '',
      pageCover: null,
      bookCover: null,
      raw: {},
    };
  }
}
