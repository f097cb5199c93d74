import { covers, secrets as firstSecrets, flags, portraits } from '../content/index.ts';
import { furtherSecrets, worldAbout } from '../content/sample.ts';
import { SAMPLE_USER_ID, SAMPLE_WORLD } from '../world.ts';
import { type Draft, linkTo } from './draft.ts';
import { allCategories, articleId, categoryId, imageId, pictures, secretId, withIds } from './names.ts';

/** Width, height and bytes of the files in `public/sample/`, by name. */
const SIZES: Readonly<Record<string, readonly [width: number, height: number, bytes: number]>> = {
  aldous: [480, 640, 6378],
  ansgar: [480, 640, 5236],
  'coast-map': [840, 630, 38816],
  delta: [840, 473, 12010],
  'drowned-quarter': [840, 473, 9688],
  ebb: [480, 640, 7766],
  edda: [480, 640, 6920],
  eel: [840, 473, 12570],
  exchange: [480, 640, 8774],
  'first-lamp': [840, 473, 9390],
  flood: [840, 473, 14450],
  'glass-shoals': [840, 473, 9804],
  'harbor-chart': [840, 630, 30118],
  harbor: [840, 473, 17010],
  harrow: [480, 640, 5830],
  inn: [840, 473, 15610],
  isaura: [480, 640, 6870],
  lampwrights: [480, 640, 8346],
  needle: [840, 473, 10012],
  pell: [480, 640, 6126],
  ruan: [480, 640, 6540],
  sabine: [480, 640, 6514],
  ship: [840, 473, 13278],
  stair: [840, 473, 12038],
  tansy: [480, 640, 6040],
  vigil: [840, 473, 16552],
  ward: [840, 473, 17170],
  zoe: [480, 640, 6192],
};

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

const articleOf = new Map([...covers, ...portraits, ...flags].map(([article, name]) => [name, article]));

export const images = (): Draft[] =>
  pictures.map(([name, alt]) => {
    const [width, height, size] = SIZES[name] ?? [null, null, null];
    const article = articleOf.get(name);
    return {
      ...{ kind: 'image', id: imageId(name), title: article ?? alt },
      fields: { url: `/sample/${name}.webp`, alt, width, height, size, extension: 'webp' },
      links: { article: article === undefined ? null : linkTo('article', articleId(article)) },
    };
  });
