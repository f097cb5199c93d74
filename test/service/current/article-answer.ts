import {
  articleById,
  imageById,
  type StoredArticle,
  type StoredWorld,
  secretsOfArticle,
  userById,
} from '../database/index.ts';
import { commonTexts, currentTexts, templateFields } from '../rules/index.ts';
import {
  articleReference,
  categoryOf,
  dateObject,
  type Ground,
  imageReference,
  type Reference,
  secretReference,
  userReference,
  worldReference,
} from './reference.ts';

/** An article in as much detail as was asked for: -1 reference, 0 preview, 1 page, 2 all links, 3 ancestry. */
export function articleAnswer(
  article: StoredArticle,
  world: StoredWorld,
  ground: Ground,
  granularity: number,
) {
  const answer: Record<string, unknown> = { ...articleReference(article, world, ground) };
  if (granularity >= 0) Object.assign(answer, preview(article, ground));
  if (granularity >= 1) Object.assign(answer, page(article, world, ground));
  if (granularity >= 2) Object.assign(answer, detail(article, world, ground));
  if (granularity >= 3) answer.ancestry = ancestry(article, world, ground);
  return answer;
}

function preview(article: StoredArticle, { quirks }: Ground) {
  return {
    position: article.position,
    excerpt: article.excerpt,
    wordcount: article.wordcount,
    creationDate: dateObject(article.creationDate, quirks),
    publicationDate: article.publicationDate ? dateObject(article.publicationDate, quirks) : null,
    notificationDate: article.notificationDate ? dateObject(article.notificationDate, quirks) : null,
    likes: article.likes,
    views: article.views,
    userMetadata: article.userMetadata === null ? null : JSON.parse(article.userMetadata),
    articleMetadata: null,
    cssClasses: article.cssClasses,
    displayCss: article.displayCss,
    templateType: article.templateType,
    customArticleTemplate: article.customArticleTemplate,
  };
}

function page(article: StoredArticle, world: StoredWorld, ground: Ground) {
  const author = userById(ground.store, article.authorId);
  return {
    content: stored(article, 'content', ground),
    author: author ? userReference(author, ground) : null,
    category: categoryOf(article, world, ground) ?? [],
    world: worldReference(world, ground),
    editor: article.editor,
  };
}

const flags = {
  displaySidebar: true,
  showSeeded: false,
  webhookUpdate: false,
  communityUpdate: false,
  coverIsMap: false,
  isFeaturedArticle: false,
  isLocked: false,
  allowComments: true,
  showInToc: true,
  isEmphasized: false,
  displayAuthor: true,
  displayChildrenUnder: true,
  displayTitle: 1,
  displaySheet: 1,
};

function detail(article: StoredArticle, world: StoredWorld, ground: Ground) {
  const names = [...commonTexts, ...currentTexts, ...templateFields(article.templateType)];
  const texts = names
    .filter((name) => name !== 'content')
    .map((name) => [name, stored(article, name, ground)]);
  const above = article.articleParentId ? articleById(ground.store, article.articleParentId) : null;
  const cover = article.cover === null ? null : imageById(ground.store, article.cover);
  return {
    ...Object.fromEntries(texts),
    ...flags,
    isAdultContent: article.isAdultContent,
    passcode: article.passcode,
    timeline: null,
    prompt: null,
    secrets: secretsOfArticle(ground.store, article.id).map((secret) => secretReference(secret, ground)),
    histories: [],
    cover: cover ? imageReference(cover, ground) : null,
    gallery: [],
    articleNext: article.texts.articleNext ?? null,
    articlePrevious: article.texts.articlePrevious ?? null,
    articleParent: above ? articleReference(above, world, ground) : null,
    block: null,
    orgchart: null,
    manuscripts: [],
    editURL: `${ground.origin}/world/article/${article.id}/edit`,
  };
}

function stored(article: StoredArticle, name: string, { quirks }: Ground): string | null {
  const text = article.texts[name] ?? null;
  return text !== null && quirks.crlf ? text.replace(/\r?\n/g, '\r\n') : text;
}

/** The three places above an article: articles, then its category, then the world. */
function ancestry(article: StoredArticle, world: StoredWorld, ground: Ground) {
  const above: Reference[] = [];
  let at: StoredArticle | null = article.articleParentId
    ? articleById(ground.store, article.articleParentId)
    : null;
  while (at && above.length < 3) {
    above.push(articleReference(at, world, ground));
    at = at.articleParentId ? articleById(ground.store, at.articleParentId) : null;
  }
  const category = categoryOf(article, world, ground);
  if (category) above.push(category);
  above.push(worldReference(world, ground));
  return { firstUp: above[0] ?? null, secondUp: above[1] ?? null, thirdUp: above[2] ?? null };
}
