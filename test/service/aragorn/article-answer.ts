import type { StoredArticle, StoredWorld } from '../database/index.ts';
import { renderArticle, renderText } from '../markup/index.ts';
import { isDropped, returnedTags, returnedText } from '../returned.ts';
import { textFields } from '../rules/index.ts';
import {
  articleUrl,
  authorReference,
  dateObject,
  optionalReferences,
  type ReferenceContext,
  worldReference,
} from './reference.ts';
import { pictureNode, relations } from './relations.ts';

/** Positions of sections by name. Any other section is part of the content. */
const places: Record<string, string> = {
  sidebarcontent: 'sidebar',
  sidepanelcontenttop: 'sidebar',
  sidepanelcontent: 'sidebar',
  sidebarcontentbottom: 'sidebar',
  footnotes: 'footnotes',
  fullfooter: 'footer',
  credits: 'header',
  pronunciation: 'header',
  subheading: 'header',
  scrapbook: 'hidden',
  seeded: 'hidden',
};

/** An entry of a world's article list. */
export function articleSummary(article: StoredArticle, world: StoredWorld, context: ReferenceContext) {
  return {
    id: article.id,
    title: article.title,
    state: article.state,
    is_wip: article.isWip,
    is_draft: article.isDraft,
    template_type: article.templateType,
    wordcount: article.wordcount,
    views: article.views,
    likes: article.likes,
    excerpt: article.excerpt,
    tags: article.tags ?? '',
    adult_content: article.isAdultContent,
    last_update: dateObject(article.updateDate, context.quirks),
    notification_date: article.notificationDate ? dateObject(article.notificationDate, context.quirks) : null,
    url: articleUrl(article, world, context),
    author: authorReference(article.authorId, context),
    world: worldReference(world, context),
    ...optionalReferences(article, world, context),
  };
}

/** The full article with sections, relations and rendered text. */
export function articleRead(
  article: StoredArticle,
  world: StoredWorld,
  context: ReferenceContext,
  all: boolean,
) {
  const { quirks } = context;
  const content = article.texts.content ?? null;
  const dates = {
    creation_date: dateObject(article.creationDate, quirks),
    update_date: dateObject(article.updateDate, quirks),
    publication_date: article.publicationDate ? dateObject(article.publicationDate, quirks) : null,
    notification_date: article.notificationDate ? dateObject(article.notificationDate, quirks) : null,
  };
  const [parsedKey, renderKey] = parsedKeys(context);
  return {
    id: article.id,
    title: article.title,
    template: article.templateType,
    is_wip: article.isWip,
    is_draft: article.isDraft,
    state: article.state,
    ...(article.passcode === null ? {} : { passcode: article.passcode }),
    wordcount: article.wordcount,
    ...dates,
    tags: returnedTags(article.tags, quirks) ?? '',
    url: articleUrl(article, world, context),
    ...optionalReferences(article, world, context),
    ...pictureNode(article, context),
    world: worldReference(world, context),
    author: authorReference(article.authorId, context),
    adult_content: article.isAdultContent,
    ...furtherFields(article, context),
    content: content === null ? null : lineEnds(content, context),
    [parsedKey]: renderText(content ?? '', world, context),
    sections: sections(article, world, context, all),
    relations: relations(article, world, context, all),
    [renderKey]: renderArticle(article, world, context),
  };
}

/** Fields whose position in the response is undocumented: top level, and only if not empty. */
function furtherFields(article: StoredArticle, { quirks }: ReferenceContext) {
  const fields = {
    excerpt: article.excerpt,
    icon: article.icon,
    position: article.position,
    custom_article_template: article.customArticleTemplate,
    user_metadata:
      article.userMetadata === null || quirks.metadataDropped ? null : JSON.parse(article.userMetadata),
    css_classes: article.cssClasses,
    css_code: article.displayCss,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function parsedKeys({ quirks }: ReferenceContext): [string, string] {
  return quirks.earlierCamelCase ? ['contentParsed', 'fullRender'] : ['content_parsed', 'full_render'];
}

function lineEnds(value: string, { quirks }: ReferenceContext): string {
  return quirks.crlf ? value.replace(/\r?\n/g, '\r\n') : value;
}

/** Settings that nevertheless appear among the sections. */
function pseudoSections(article: StoredArticle, parsedKey: string) {
  const values = {
    displaySidebar: article.flags.displaySidebar === false ? '' : '1',
    issystem: '',
    folderId: article.categoryId ?? '-1',
    editor: article.editor,
    icon: article.icon ?? '',
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, content]) => [
      name,
      { title: name, position: 'hidden', content, [parsedKey]: content },
    ]),
  );
}

function sections(article: StoredArticle, world: StoredWorld, context: ReferenceContext, all: boolean) {
  const [parsedKey] = parsedKeys(context);
  const names = textFields(article.templateType).filter(
    (name) => name !== 'content' && !isDropped(name, context.quirks),
  );
  const filled = names.filter((name) => all || (article.texts[name] ?? '') !== '');
  const entries = filled.map((name) => {
    const content = returnedText(name, article.texts[name] ?? '', context.quirks);
    return [
      name,
      {
        title: name.charAt(0).toUpperCase() + name.slice(1),
        position: places[name] ?? 'content',
        content: lineEnds(content, context),
        [parsedKey]: renderText(content, world, context),
      },
    ];
  });
  return {
    ...Object.fromEntries(entries),
    ...(context.quirks.pseudoSections ? pseudoSections(article, parsedKey) : {}),
  };
}
