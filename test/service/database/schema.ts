/** The stand-in's tables. Dates are text in UTC, `YYYY-MM-DD HH:MM:SS.ffffff`, so they sort correctly as text. */
export const schema = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS users (
  seq INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL, username TEXT UNIQUE NOT NULL,
  token TEXT UNIQUE NOT NULL, userhash TEXT NOT NULL, firstname TEXT, lastname TEXT, bio TEXT,
  registrationDate TEXT NOT NULL, fields TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS worlds (
  seq INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL, ownerId TEXT NOT NULL, name TEXT NOT NULL,
  slug TEXT UNIQUE NOT NULL, state TEXT NOT NULL, locale TEXT NOT NULL, theme INTEGER NOT NULL,
  articlesPrivateOnCreation INTEGER NOT NULL, creationDate TEXT NOT NULL, updateDate TEXT NOT NULL,
  settings TEXT NOT NULL, texts TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS coauthors (
  worldId TEXT NOT NULL, userId TEXT NOT NULL, PRIMARY KEY (worldId, userId)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS customTemplates (
  id TEXT PRIMARY KEY, worldId TEXT NOT NULL, name TEXT NOT NULL, templateType TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS categories (
  seq INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL, worldId TEXT NOT NULL, parentId TEXT,
  title TEXT NOT NULL, slug TEXT NOT NULL, state TEXT NOT NULL, description TEXT NOT NULL,
  excerpt TEXT, icon TEXT, position INTEGER NOT NULL, views INTEGER, creationDate TEXT NOT NULL,
  updateDate TEXT NOT NULL, fields TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS categoriesByTitle ON categories (worldId, title, seq);
CREATE INDEX IF NOT EXISTS categoriesByDate ON categories (worldId, creationDate, seq);
CREATE INDEX IF NOT EXISTS categoriesByParent ON categories (parentId, seq);
CREATE UNIQUE INDEX IF NOT EXISTS categoriesBySlug ON categories (worldId, slug);
CREATE TABLE IF NOT EXISTS images (
  id INTEGER PRIMARY KEY, worldId TEXT NOT NULL, ownerId TEXT NOT NULL, title TEXT NOT NULL,
  extension TEXT NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL, hue INTEGER NOT NULL, artwork TEXT,
  state TEXT NOT NULL, tags TEXT, texts TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS imagesInWorld ON images (worldId, id);
CREATE TABLE IF NOT EXISTS secrets (
  seq INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL, worldId TEXT NOT NULL, authorId TEXT NOT NULL,
  articleId TEXT, title TEXT NOT NULL, content TEXT NOT NULL, state TEXT NOT NULL, tags TEXT,
  creationDate TEXT NOT NULL, updateDate TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS secretsInWorld ON secrets (worldId, seq);
CREATE INDEX IF NOT EXISTS secretsOfArticle ON secrets (articleId);
CREATE TABLE IF NOT EXISTS articles (
  seq INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL, worldId TEXT NOT NULL, authorId TEXT NOT NULL,
  categoryId TEXT, articleParentId TEXT, parentId TEXT, title TEXT NOT NULL, slug TEXT NOT NULL,
  templateType TEXT NOT NULL, customArticleTemplate TEXT, state TEXT NOT NULL, isDraft INTEGER NOT NULL,
  isWip INTEGER NOT NULL, isAdultContent INTEGER NOT NULL, tags TEXT, excerpt TEXT, icon TEXT,
  position REAL, cover INTEGER, editor TEXT NOT NULL, wordcount INTEGER NOT NULL, views INTEGER NOT NULL,
  likes INTEGER, passcode TEXT, cssClasses TEXT, displayCss TEXT, userMetadata TEXT,
  creationDate TEXT NOT NULL, updateDate TEXT NOT NULL, publicationDate TEXT, notificationDate TEXT,
  flags TEXT NOT NULL, texts TEXT NOT NULL);
CREATE UNIQUE INDEX IF NOT EXISTS articlesBySlug ON articles (worldId, slug);
CREATE INDEX IF NOT EXISTS articlesInWorld ON articles (worldId, seq);
CREATE INDEX IF NOT EXISTS articlesById ON articles (worldId, id, seq, title);
CREATE INDEX IF NOT EXISTS articlesByTitle ON articles (worldId, title COLLATE NOCASE, seq);
CREATE INDEX IF NOT EXISTS articlesByCreation ON articles (worldId, creationDate, seq, title);
CREATE INDEX IF NOT EXISTS articlesByNotification ON articles (worldId, notificationDate, seq, title);
CREATE INDEX IF NOT EXISTS openArticles ON articles (worldId, seq) WHERE isDraft = 0 AND state = 'public';
CREATE INDEX IF NOT EXISTS openArticlesById ON articles (worldId, id, seq) WHERE isDraft = 0 AND state = 'public';
CREATE INDEX IF NOT EXISTS openArticlesByTitle ON articles (worldId, title COLLATE NOCASE, seq)
  WHERE isDraft = 0 AND state = 'public';
CREATE INDEX IF NOT EXISTS articlesByCategory ON articles (worldId, categoryId, seq, id);
CREATE INDEX IF NOT EXISTS articlesByArticleParent ON articles (articleParentId) WHERE articleParentId IS NOT NULL;
CREATE INDEX IF NOT EXISTS articlesByParent ON articles (parentId) WHERE parentId IS NOT NULL;
`;
