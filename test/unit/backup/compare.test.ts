import { describe, expect, it } from 'vitest';
import { fieldName, inManuscript } from '../../../components/backup/field-names.ts';
import { compareFields } from '../../../lib/history/backup/index.ts';
import type { Json } from '../../../lib/model/index.ts';

const category = (id: string, title: string) => ({
  id,
  title,
  slug: title.toLowerCase(),
  entityClass: 'Category',
});

describe('a comparison of two responses', () => {
  it('reports a category by its name, once', () => {
    const before = { title: 'Bell', category: category('a', 'Lore'), folderId: 'a', slug: 'bell', views: 3 };
    const after = {
      title: 'Bell',
      category: category('b', 'Myths'),
      folderId: 'b',
      slug: 'bell-2',
      views: 9,
    };
    expect(compareFields(before, after)).toEqual([{ path: ['category'], before: 'Lore', after: 'Myths' }]);
  });

  it('ignores renamed references and other ways to say nothing', () => {
    const before = { category: category('a', 'Lore'), secrets: [], content: 'One\r\ntwo', excerpt: null };
    const after = { category: category('a', 'Legends'), secrets: null, content: 'One\ntwo', excerpt: '' };
    expect(compareFields(before, after)).toEqual([]);
  });

  it('compares lists by names, and tags without order', () => {
    const before = { markers: [category('1', 'Inn'), category('2', 'Quay')], tags: 'sea, salt' };
    const after = { markers: [category('1', 'Inn')], tags: 'salt,sea' };
    expect(compareFields(before, after)).toEqual([{ path: ['markers'], before: 'Inn\nQuay', after: 'Inn' }]);
    expect(compareFields({ tags: 'sea' }, { tags: 'sea,salt' })).toEqual([
      { path: ['tags'], before: ['sea'], after: ['salt', 'sea'] },
    ]);
  });

  it('counts a field with two spellings in aragorn once', () => {
    expect(compareFields({ is_draft: true, isDraft: true }, { is_draft: false, isDraft: false })).toEqual([
      { path: ['isDraft'], before: true, after: false },
    ]);
  });
});

describe('the label of a field', () => {
  const part = (title: string, content: string, beats: Record<string, Json> = {}) => ({
    part: { id: title, title, content, beats: Object.keys(beats).map((id) => ({ id, title: '' })) },
    beats,
  });

  it('names the part of a manuscript and the difference', () => {
    const before = {
      version: { id: 'v', title: 'Draft' },
      parts: { '12345678-a': part('Chapter one', 'She waits.') },
    };
    const after = {
      version: { id: 'v', title: 'Draft' },
      parts: { '12345678-a': part('Chapter one', 'She sails.') },
    };
    const [field] = compareFields(before, after);
    expect(fieldName(field?.path ?? [], after)).toBe('Chapter one › Text');
  });

  it('names a whole part with its text, and its beats once', () => {
    const beat = { id: '9', content: 'The bell rings.' };
    const before = {
      parts: { '12345678-a': part('Chapter one', '', { '9': beat }), '12345678-b': part('Two', 'End.') },
    };
    const after = { parts: { '12345678-a': part('Chapter one', '') } };
    const fields = inManuscript(compareFields(before, after));
    expect(fields.map(({ path, before: was }) => [fieldName(path, before), was])).toEqual([
      ['Chapter one', 'The bell rings.'],
      ['Two', 'End.'],
    ]);
  });

  it('uses a section’s name in aragorn', () => {
    expect(fieldName(['sections', 'history', 'content'], { sections: { history: { content: 'x' } } })).toBe(
      'History',
    );
  });
});
