import { describe, expect, it } from 'vitest';
import type { Article, ArticleFields } from '../../../lib/model/index.ts';
import { droppedFields } from '../../contract/dropped-fields.ts';

const article: Article = {
  id: 'a',
  worldId: 'w',
  title: 'Title',
  template: 'person',
  state: 'private',
  isDraft: true,
  isWip: false,
  tags: ['b', 'a c'],
  excerpt: 'Short',
  url: null,
  slug: null,
  categoryId: 'c',
  updatedAt: null,
  wordcount: null,
  content: 'one\r\ntwo\r\n',
  text: { seeded: '', footnotes: 'a note', excerpt: 'Short' },
  isAdultContent: false,
  createdAt: null,
  authorName: null,
  articleParentId: null,
  coverId: 7,
  raw: { isDraft: true, isWip: false, cover: { id: 7 }, articleParent: null },
};

describe('droppedFields', () => {
  it('is empty if everything reads back, ignoring line endings, tag order and kinds of empty values', () => {
    const sent: ArticleFields = {
      title: 'Title',
      content: 'one\ntwo',
      tags: ['a, c', ' b'],
      state: 'private',
      isDraft: true,
      isWip: false,
      footnotes: 'a note',
      seeded: '',
      scrapbook: '',
      excerpt: 'Short',
      categoryId: 'c',
      coverId: 7,
      articleParentId: null,
    };
    expect(droppedFields(sent, article)).toEqual([]);
    expect(droppedFields({}, article)).toEqual([]);
  });

  it.each<[ArticleFields, string]>([
    [{ title: 'Another' }, 'title'],
    [{ content: 'one' }, 'content'],
    [{ footnotes: 'another note' }, 'footnotes'],
    [{ scrapbook: 'not told at all' }, 'scrapbook'],
    [{ tags: ['b'] }, 'tags'],
    [{ state: 'public' }, 'state'],
    [{ isDraft: false }, 'isDraft'],
    [{ isWip: true }, 'isWip'],
    [{ categoryId: 'd' }, 'categoryId'],
    [{ categoryId: null }, 'categoryId'],
    [{ coverId: null }, 'coverId'],
    [{ articleParentId: 'p' }, 'articleParentId'],
  ])("contains a field that wasn't kept: %j", (sent, name) => {
    expect(droppedFields(sent, article)).toEqual([name]);
  });

  it('skips fields missing from the response, and a category that the article parent overrides', () => {
    expect(droppedFields({ isAdultContent: true, parentId: 'p', position: 3 }, article)).toEqual([]);
    const silent = { ...article, raw: {} };
    expect(
      droppedFields({ articleParentId: 'p', categoryId: 'other', coverId: 9, isDraft: false }, silent),
    ).toEqual([]);
  });
});
