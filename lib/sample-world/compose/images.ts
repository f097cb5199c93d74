import { covers, flags, portraits } from '../content/index.ts';
import { type Draft, linkTo } from './draft.ts';
import { articleId, imageId, pictures } from './names.ts';
import { SIZES } from './sizes.ts';

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
