import { dropLinks } from './link.ts';
import { type State, state, text, textOrNull } from './row.ts';
import type { Row, Store } from './store.ts';

export interface StoredSecret {
  id: string;
  worldId: string;
  authorId: string;
  articleId: string | null;
  title: string;
  content: string;
  state: State;
  tags: string | null;
  creationDate: string;
  updateDate: string;
}

function fromRow(row: Row): StoredSecret {
  return {
    id: text(row, 'id'),
    worldId: text(row, 'worldId'),
    authorId: text(row, 'authorId'),
    articleId: textOrNull(row, 'articleId'),
    title: text(row, 'title'),
    content: text(row, 'content'),
    state: state(row),
    tags: textOrNull(row, 'tags'),
    creationDate: text(row, 'creationDate'),
    updateDate: text(row, 'updateDate'),
  };
}

export function insertSecret(store: Store, secret: StoredSecret): void {
  store.insert('secrets', { ...secret });
}

export function updateSecret(store: Store, secret: StoredSecret): void {
  store.run(
    'UPDATE secrets SET articleId = ?, title = ?, content = ?, state = ?, tags = ?, updateDate = ? WHERE id = ?',
    secret.articleId,
    secret.title,
    secret.content,
    secret.state,
    secret.tags,
    secret.updateDate,
    secret.id,
  );
}

export function deleteSecret(store: Store, id: string): void {
  dropLinks(store, { kind: 'secret', id });
  store.run('DELETE FROM secrets WHERE id = ?', id);
}

export function secretById(store: Store, id: string): StoredSecret | null {
  const row = store.get('SELECT * FROM secrets WHERE id = ?', id);
  return row ? fromRow(row) : null;
}

export function secretsOfArticle(store: Store, articleId: string): StoredSecret[] {
  return store.all('SELECT * FROM secrets WHERE articleId = ? ORDER BY seq', articleId).map(fromRow);
}

export interface SecretQuery {
  worldId: string;
  orderBy: 'seq' | 'id' | 'title';
  descending: boolean;
}

/** All secrets of a world. The caller checks who may see them. */
export function listSecrets(store: Store, query: SecretQuery): StoredSecret[] {
  const way = query.descending ? 'DESC' : 'ASC';
  return store
    .all(
      `SELECT * FROM secrets WHERE worldId = ? ORDER BY ${query.orderBy} ${way}, seq ${way}`,
      query.worldId,
    )
    .map(fromRow);
}
