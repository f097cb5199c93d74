import { describe, expect, it } from 'vitest';
import type { ServiceVersion } from '../../../lib/service/index.ts';
import { fakeNetwork, fakeService, json } from './fake-service.ts';

const answering = (version: ServiceVersion, wire: unknown) =>
  fakeService(fakeNetwork(() => json(wire)).fetch, version);

const reference = {
  slug: null,
  state: null,
  isWip: null,
  isDraft: null,
  icon: null,
  url: null,
  folderId: -1,
};

describe('statblocks as seen in live responses', () => {
  it('from aragorn, with numbers among the strings', async () => {
    const wire = {
      id: 1698,
      name: 'Aboleth',
      shared: true,
      tags: null,
      template: { id: 21, title: '5e Monster', system: { id: '1', title: 'D&D 5e' } },
      data: { ac: 17, name: 'Aboleth', legendary: true, image: '12', odd: [], dice: ['1d4', 2], no: null },
      world: { id: 'w' },
      author: { id: 'u', username: 'mira' },
    };
    expect(await answering('earlier', wire).statblock(1698)).toEqual({
      id: 1698,
      title: 'Aboleth',
      kind: null,
      state: null,
      slug: null,
      url: null,
      icon: null,
      tags: [],
      updatedAt: null,
      worldId: 'w',
      authorName: 'mira',
      createdAt: null,
      isShared: true,
      template: { id: 21, title: '5e Monster', system: expect.objectContaining({ id: 1, title: 'D&D 5e' }) },
      data: { ac: '17', name: 'Aboleth', legendary: 'true', image: '12', odd: '', dice: '1d4\n2', no: '' },
      unread: null,
      source: null,
      parser: null,
      folder: null,
      raw: wire,
    });
  });

  it.each([
    [
      'YAML',
      { textualdata: "ac: '17'\r\nname: Aboleth\r\n", dataParser: 'yaml' },
      { ac: '17', name: 'Aboleth' },
    ],
    ['JSON under the name of YAML', { textualdata: '{"ac": 17}' }, { ac: '17' }],
    [
      'JSON with lists and maps',
      { textualdata: '{"dice":["1d4","1d6"],"deep":[[1],{"a":"b"}]}' },
      { dice: '1d4\n1d6', deep: '[[1],{"a":"b"}]' },
    ],
    ['JSON of its own', { textualdata: null, jsondata: '{"ac":"17"}' }, { ac: '17' }],
    ['what is neither', { textualdata: '- a\n- b' }, null],
    ['nothing', {}, null],
  ])('from boromir, with %s', async (_, held, data) => {
    const wire = { ...reference, id: '7', title: 'Aboleth', isShared: 1, ...held, success: true };
    expect(await answering('current', wire).statblock(7)).toMatchObject({ id: 7, isShared: true, data });
  });

  it('a template whose labels are in its parts', async () => {
    const parts = [
      { id: 2, title: 'hp', description: 'Hit points', type: 'integer', position: 20, required: 0 },
      {
        id: 1,
        title: 'ac',
        description: null,
        type: 'string',
        position: '10',
        required: '1',
        renderer: 'table',
      },
      { id: 3, title: null },
    ];
    const wire = {
      ...reference,
      id: 9,
      title: 'Monster',
      formSchema: null,
      parts,
      RPGSRD: { id: 1, title: '5e' },
    };
    expect((await answering('current', wire).statblockTemplate(9)).fields).toEqual([
      {
        name: 'ac',
        label: 'ac',
        input: 'string',
        renderer: 'table',
        placeholder: null,
        section: null,
        isRequired: true,
      },
      {
        name: 'hp',
        label: 'Hit points',
        input: 'integer',
        renderer: null,
        placeholder: null,
        section: null,
        isRequired: false,
      },
    ]);
  });
});

describe('articles as seen in live responses', () => {
  it('from aragorn, with the default cover, pseudo-sections and all three kinds of relations', async () => {
    const item = { id: 'b', title: 'Bo', type: 'Person', state: 'public', is_article: 'true' };
    const wire = {
      id: 'a',
      title: null,
      template: 'organization',
      cover: { id: -1, url: 'https://x/default.jpg' },
      flag: { id: '12', url: null },
      portrait: [],
      passcode: '1234',
      contentParsed: '<p>x</p>',
      fullRender: '<div></div>',
      sections: {
        motto: { title: 'Motto', position: 'content', content: 'Salt', contentParsed: 'Salt' },
        displaySidebar: { contentParsed: '1' },
        issystem: { content: null },
        structure: { title: 'Structure', content: '', content_parsed: '' },
        odd: 'text',
      },
      relations: {
        timeline: {
          id: 't',
          title: 'Ages',
          position: 'sidebar',
          type: 'timeline',
          is_article: 'false',
          state: null,
        },
        leader: { title: 'Leader', position: 'top', type: 'singlular', items: item },
        members: {
          title: 'Members',
          type: 'collection',
          items: [
            { ...item, slug: 'bo', url: 'https://x/bo', relationship_type: 'friend' },
            null,
            { id: null },
          ],
        },
        nobody: { title: 'Nobody', type: 'singular', items: null },
        none: [],
      },
    };
    const article = await answering('earlier', wire).fullArticle('a');
    expect(article).toMatchObject({
      title: '',
      cover: { id: null, url: 'https://x/default.jpg' },
      coverId: null,
      flag: { id: 12, url: null },
      portrait: null,
      passcode: '1234',
      contentParsed: '<p>x</p>',
      fullRender: '<div></div>',
      sections: [
        { name: 'motto', title: 'Motto', position: 'content', content: 'Salt', contentParsed: 'Salt' },
      ],
    });
    expect(article.relations).toMatchObject([
      { shape: 'link', name: 'timeline', item: { id: 't', isArticle: false } },
      { shape: 'singular', name: 'leader', item: { id: 'b', type: 'person', isArticle: true, slug: null } },
      { shape: 'collection', name: 'members', items: [{ id: 'b', slug: 'bo', relationshipType: 'friend' }] },
      { shape: 'singular', name: 'nobody', item: null },
    ]);
  });

  it('from boromir, with references among the fields', async () => {
    const to = (id: string, entityClass: string) => ({ ...reference, id, title: id, entityClass });
    const wire = {
      ...reference,
      id: 'a',
      title: 'Mira',
      templateType: 'person',
      entityClass: 'Person',
      content: 'x',
      category: [],
      world: to('w', 'World'),
      author: to('u', 'User'),
      likes: null,
      displayTitle: 1,
      displaySheet: true,
      editor: 'code',
      customArticleTemplate: { id: 'c' },
      coverSource: 'World',
      firstname: 'Mira',
      lastname: null,
      organization: to('o', 'Organization'),
      histories: [to('h', 'HistoricalEntry')],
      secrets: [to('s', 'Secret')],
      block: { ...to('7', 'Block'), id: 7 },
      ancestry: { firstUp: to('p', 'Article'), secondUp: null, thirdUp: [] },
      success: true,
    };
    const article = await answering('current', wire).fullArticle('a', { ancestry: true });
    expect(article.sections).toMatchObject([{ name: 'firstname', content: 'Mira', position: null }]);
    expect(article.relations).toMatchObject([
      { shape: 'singular', name: 'organization', item: { id: 'o', type: 'organization', isArticle: true } },
      { shape: 'collection', name: 'histories', items: [{ id: 'h', isArticle: false }] },
    ]);
    expect(article).toMatchObject({
      secrets: [{ id: 's' }],
      statblock: { id: '7' },
      ancestry: [{ id: 'p' }],
    });
  });
});

describe('a resource with two possible names', () => {
  it('is requested by its documented name first, then by its live name, which is remembered', async () => {
    const network = fakeNetwork(({ url }) =>
      url.pathname.includes('variable_collection')
        ? json({ success: false, error: 'resource_not_found' }, { status: 404 })
        : json({ success: true, id: 'v', title: 'Prices', entities: [] }),
    );
    const service = fakeService(network.fetch);
    expect((await service.variableCollection('v')).title).toBe('Prices');
    await service.variables('v', 0);
    await service.patchVariableCollection('v', { title: 'Costs' });
    await service.variable('v');
    expect(network.seen.map(({ url }) => url.pathname.split('/').slice(4).join('/'))).toEqual([
      'variable_collection',
      'variablecollection',
      'variablecollection/variables',
      'variablecollection',
      'variable',
    ]);
  });
});
