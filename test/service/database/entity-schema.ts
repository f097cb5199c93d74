/**
 * One table for all kinds besides articles, categories, secrets, images, worlds and users, with kind-specific data as
 * JSON in `fields`; and one table for references.
 */
export const entitySchema = `
CREATE TABLE IF NOT EXISTS entities (
  seq INTEGER PRIMARY KEY, kind TEXT NOT NULL, id TEXT NOT NULL, worldId TEXT, ownerId TEXT NOT NULL,
  title TEXT NOT NULL, slug TEXT, state TEXT, tags TEXT, icon TEXT, creationDate TEXT NOT NULL,
  updateDate TEXT NOT NULL, fields TEXT NOT NULL);
CREATE UNIQUE INDEX IF NOT EXISTS entitiesById ON entities (kind, id);
CREATE INDEX IF NOT EXISTS entitiesInWorld ON entities (worldId, kind, seq);
CREATE INDEX IF NOT EXISTS entitiesByOwner ON entities (ownerId, kind, seq);
CREATE INDEX IF NOT EXISTS entitiesBySlug ON entities (kind, slug);
CREATE TABLE IF NOT EXISTS links (
  kind TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, position INTEGER NOT NULL,
  targetKind TEXT NOT NULL, targetId TEXT NOT NULL, PRIMARY KEY (kind, id, name, position)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS linksTo ON links (targetKind, targetId, name, kind);
`;
