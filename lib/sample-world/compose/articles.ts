import { covers, flags, type HandWrittenArticle, portraits } from '../content/index.ts';
import {
  continuedLore,
  continuedPeople,
  continuedPlaces,
  furtherFacts,
  relations,
  retold,
} from '../content/sample.ts';
import type { StoredLink } from '../database.ts';
import { type Draft, linkTo, linkToAll } from './draft.ts';
import {
  allArticles,
  american,
  articleId,
  blockId,
  categoryId,
  imageId,
  templateOf,
  withIds,
} from './names.ts';

const continued: Readonly<Record<string, string>> = {
  ...continuedPlaces,
  ...continuedPeople,
  ...continuedLore,
};

const pictureOf = {
  cover: new Map<string, string>([
    ['Saltmere', 'harbor'],
    ['The Needle', 'needle'],
    ...covers.map(([article, name]) => [article, name] as const),
  ]),
  portrait: new Map(portraits.map(([article, name]) => [article, name])),
  flag: new Map(flags.map(([article, name]) => [article, name])),
};

/** Statblocks by article. */
const sheetOf = new Map([
  ['Captain Isaura Venn', 'Isaura Venn'],
  ['The Heron', 'The Heron'],
]);

function textOf({ title, content }: HandWrittenArticle): string {
  const whole =
    retold[title] ?? [content, continued[title]].filter((text) => text !== undefined).join('\n\n');
  return withIds(american(whole));
}

function relationsOf(title: string): Record<string, StoredLink> {
  const own = relations.filter(([article]) => article === title);
  return Object.fromEntries(
    own.map(([, field, ...targets]) => {
      targets.forEach(templateOf);
      const ids = targets.map(articleId);
      return field.endsWith('[]')
        ? [field.slice(0, -2), linkToAll('article', ids)]
        : [field, linkTo('article', ...ids)];
    }),
  );
}

function draftOf(article: HandWrittenArticle): Draft {
  const { title, template, category, under, tags, excerpt, texts = {}, draft, wip } = article;
  const content = textOf(article);
  const sheet = sheetOf.get(title);
  const others = Object.entries({ ...texts, ...furtherFacts[title] }).map(([name, text]) => [
    name,
    withIds(american(text)),
  ]);
  return {
    ...{ kind: 'article', id: articleId(title), title },
    fields: {
      ...Object.fromEntries(others),
      ...{ content, templateType: template, slug: null, tags: american(tags) },
      excerpt: excerpt === undefined ? null : american(excerpt),
      state: article.private ? 'private' : 'public',
      isDraft: draft ?? false,
      isWip: wip ?? false,
      isAdultContent: false,
      wordcount: content.match(/\S+/g)?.length ?? 0,
    },
    links: {
      category: category === undefined ? null : linkTo('category', categoryId(category)),
      articleParent: under === undefined ? null : linkTo('article', articleId(under)),
      ...Object.fromEntries(
        Object.entries(pictureOf).map(([field, names]) => {
          const name = names.get(title);
          return [field, name === undefined ? null : linkTo('image', imageId(name))];
        }),
      ),
      block: sheet === undefined ? null : linkTo('block', blockId(sheet)),
      ...relationsOf(title),
    },
  };
}

export const articles = (): Draft[] => allArticles.map(draftOf);
