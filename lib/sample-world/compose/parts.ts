import { secrets as firstSecrets } from '../content/index.ts';
import { furtherSecrets, worldAbout } from '../content/sample.ts';
import { SAMPLE_USER_ID, SAMPLE_WORLD } from '../world.ts';
import { type Draft, linkTo } from './draft.ts';
import { allCategories, articleId, categoryId, imageId, secretId, withIds } from './names.ts';

export function worldAndAuthor(): Draft[] {
  const { id, title, slug, ownership } = SAMPLE_WORLD;
  const { author, ...about } = worldAbout;
  const empty = { copyright: '', globalAnnouncement: '', globalHeader: '', globalSidebarFooter: '' };
  const texts = {
    globalArticleIntroduction: '',
    worldSidebarContent: '',
    displayCss: '',
    displayPanelCss: '',
  };
  return [
    {
      ...{ kind: 'world', id, title },
      fields: { ...about, ...empty, ...texts, slug, ownership, articlesPrivateOnCreation: false },
      links: { cover: linkTo('image', imageId('harbor')) },
    },
    { kind: 'user', id: SAMPLE_USER_ID, title: author, fields: { username: author } },
  ];
}

export const categories = (): Draft[] =>
  allCategories().map(({ branch: { title, description }, parent, position }) => ({
    ...{ kind: 'category', id: categoryId(title), title, fields: { description, position } },
    links: { parent: parent === null ? null : linkTo('category', categoryId(parent)) },
  }));

export const secrets = (): Draft[] =>
  [...firstSecrets, ...furtherSecrets].map(({ on, title, content }) => ({
    ...{ kind: 'secret', id: secretId(title), title, fields: { content: withIds(content) } },
    links: { article: on === undefined ? null : linkTo('article', articleId(on)) },
  }));
