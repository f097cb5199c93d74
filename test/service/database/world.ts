import { flag, number, type State, state, strings, text, values } from './row.ts';
import type { Row, Store } from './store.ts';

/** Text fields of a world, by the names that both versions share. */
export const worldTextFields = [
  'subtitle',
  'description',
  'copyright',
  'global_announcement',
  'global_header',
  'global_sidebar_footer',
  'global_article_introduction',
  'world_sidebar_content',
  'display_css',
  'display_panel_css',
  'tags',
] as const;

export interface StoredWorld {
  id: string;
  ownerId: string;
  name: string;
  slug: string;
  state: State;
  locale: string;
  theme: number;
  articlesPrivateOnCreation: boolean;
  creationDate: string;
  updateDate: string;
  /** Switches and other settings, by boromir's names: `openSecrets`, `genres` and so on. */
  settings: Record<string, unknown>;
  /** Non-empty text fields by name. */
  texts: Record<string, string>;
}

function fromRow(row: Row): StoredWorld {
  return {
    id: text(row, 'id'),
    ownerId: text(row, 'ownerId'),
    name: text(row, 'name'),
    slug: text(row, 'slug'),
    state: state(row),
    locale: text(row, 'locale'),
    theme: number(row, 'theme'),
    articlesPrivateOnCreation: flag(row, 'articlesPrivateOnCreation'),
    creationDate: text(row, 'creationDate'),
    updateDate: text(row, 'updateDate'),
    settings: values(row, 'settings'),
    texts: strings(row, 'texts'),
  };
}

export function insertWorld(store: Store, world: StoredWorld): void {
  store.insert('worlds', {
    ...world,
    articlesPrivateOnCreation: Number(world.articlesPrivateOnCreation),
    settings: JSON.stringify(world.settings),
    texts: JSON.stringify(world.texts),
  });
}

export interface WorldChanges extends Partial<Pick<StoredWorld, 'name' | 'state' | 'locale' | 'theme'>> {
  articlesPrivateOnCreation?: boolean;
  settings?: Record<string, unknown>;
  /** Null clears a text. */
  texts: Record<string, string | null>;
  updateDate: string;
}

export function updateWorld(store: Store, id: string, changes: WorldChanges): void {
  const world = worldById(store, id);
  if (!world) return;
  const changed = { ...world, ...changes };
  const texts = Object.entries({ ...world.texts, ...changes.texts }).filter(([, value]) => value !== null);
  store.run(
    `UPDATE worlds SET name = ?, state = ?, locale = ?, theme = ?, articlesPrivateOnCreation = ?, settings = ?,
       texts = ?, updateDate = ? WHERE id = ?`,
    changed.name,
    changed.state,
    changed.locale,
    changed.theme,
    Number(changed.articlesPrivateOnCreation),
    JSON.stringify({ ...world.settings, ...changes.settings }),
    JSON.stringify(Object.fromEntries(texts)),
    changed.updateDate,
    id,
  );
}

/** Deletes a world with all of its contents. */
export function deleteWorld(store: Store, id: string): void {
  store.transaction(() => {
    for (const table of [
      'articles',
      'categories',
      'secrets',
      'images',
      'entities',
      'customTemplates',
      'coauthors',
    ])
      store.run(`DELETE FROM ${table} WHERE worldId = ?`, id);
    store.run('DELETE FROM worlds WHERE id = ?', id);
  });
}

export function worldById(store: Store, id: string): StoredWorld | null {
  const row = store.get('SELECT * FROM worlds WHERE id = ?', id);
  return row ? fromRow(row) : null;
}

export function worldBySlug(store: Store, slug: string): StoredWorld | null {
  const row = store.get('SELECT * FROM worlds WHERE slug = ?', slug);
  return row ? fromRow(row) : null;
}

/** Worlds that a user owns or co-authors, oldest first. */
export function worldsOfUser(store: Store, userId: string): StoredWorld[] {
  const rows = store.all(
    `SELECT * FROM worlds WHERE ownerId = ?1
       OR id IN (SELECT worldId FROM coauthors WHERE userId = ?1) ORDER BY seq`,
    userId,
  );
  return rows.map(fromRow);
}

export function allWorlds(store: Store): StoredWorld[] {
  return store.all('SELECT * FROM worlds ORDER BY seq').map(fromRow);
}

export function isCoauthor(store: Store, worldId: string, userId: string): boolean {
  return store.get('SELECT 1 FROM coauthors WHERE worldId = ? AND userId = ?', worldId, userId) !== undefined;
}

export interface CustomTemplate {
  id: string;
  name: string;
  templateType: string;
}

export function customTemplates(store: Store, worldId: string): CustomTemplate[] {
  return store.all('SELECT * FROM customTemplates WHERE worldId = ? ORDER BY name', worldId).map((row) => ({
    id: text(row, 'id'),
    name: text(row, 'name'),
    templateType: text(row, 'templateType'),
  }));
}

export function countArticles(store: Store, worldId: string): number {
  const row = store.get('SELECT count(*) AS n FROM articles WHERE worldId = ?', worldId);
  return row ? number(row, 'n') : 0;
}
