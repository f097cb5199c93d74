import type { StoredArticle, StoredWorld } from '../database/index.ts';
import { renderArticle, renderText } from '../markup/index.ts';
import { textFields } from '../rules/index.ts';
import {
  articleUrl,
  authorReference,
  dateObject,
  type Ground,
  optionalReferences,
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
export function articleSummary(article: StoredArticle, world: StoredWorld, ground: Ground) {
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
    last_update: dateObject(article.updateDate, ground.quirks),
    notification_date: article.notificationDate ? dateObject(article.notificationDate, ground.quirks) : null,
    url: articleUrl(article, world, ground),
    author: authorReference(article.authorId, ground),
    world: worldReference(world, ground),
    ...optionalReferences(article, world, ground),
  };
}

/** The full article with sections, relations and rendered text. */
export function articleRead(article: StoredArticle, world: StoredWorld, ground: Ground, all: boolean) {
  const { quirks } = ground;
  const content = article.texts.content ?? null;
  const dates = {
    creation_date: dateObject(article.creationDate, quirks),
    update_date: dateObject(article.updateDate, quirks),
    publication_date: article.publicationDate ? dateObject(article.publicationDate, quirks) : null,
    notification_date: article.notificationDate ? dateObject(article.notificationDate, quirks) : null,
  };
  const [parsedKey, renderKey] = parsedKeys(ground);
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
    tags: article.tags ?? '',
    url: articleUrl(article, world, ground),
    ...optionalReferences(article, world, ground),
    ...pictureNode(article, ground),
    world: worldReference(world, ground),
    author: authorReference(article.authorId, ground),
    adult_content: article.isAdultContent,
    ...furtherFields(article),
    content: content === null ? null : lineEnds(content, ground),
    [parsedKey]: renderText(content ?? '', world, ground),
    sections: sections(article, world, ground, all),
    relations: relations(article, world, ground, all),
    [renderKey]: renderArticle(article, world, ground),
  };
}

/** Fields whose position in the response is undocumented: top level, and only if not empty. */
function furtherFields(article: StoredArticle) {
  const fields = {
    excerpt: article.excerpt,
    icon: article.icon,
    position: article.position,
    custom_article_template: article.customArticleTemplate,
    user_metadata: article.userMetadata === null ? null : JSON.parse(article.userMetadata),
    css_classes: article.cssClasses,
    css_code: article.displayCss,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function parsedKeys({ quirks }: Ground): [string, string] {
  return quirks.earlierCamelCase ? ['contentParsed', 'fullRender'] : ['content_parsed', 'full_render'];
}

function lineEnds(value: string, { quirks }: Ground): string {
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

function sections(article: StoredArticle, world: StoredWorld, ground: Ground, all: boolean) {
  const [parsedKey] = parsedKeys(ground);
  const names = textFields(article.templateType).filter((name) => name !== 'content');
  const filled = names.filter((name) => all || (article.texts[name] ?? '') !== '');
  const entries = filled.map((name) => {
    const content = article.texts[name] ?? '';
    return [
      name,
      {
        title: name.charAt(0).toUpperCase() + name.slice(1),
        position: places[name] ?? 'content',
        content: lineEnds(content, ground),
        [parsedKey]: renderText(content, world, ground),
      },
    ];
  });
  return {
    ...Object.fromEntries(entries),
    ...(ground.quirks.pseudoSections ? pseudoSections(article, parsedKey) : {}),
  };
}
