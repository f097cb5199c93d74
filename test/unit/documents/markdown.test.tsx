import { describe, expect, it } from 'vitest';
import { fillPlaces, type ReadDocument } from '../../../lib/documents/index.ts';
import { documentOf, documentsOf, reading } from './reading.ts';

/** The markup with `<label>` for links and `{name}` for images. */
const shown = ({ markup, links, images }: ReadDocument): string =>
  fillPlaces(markup, {
    link: (at) => `<${links[at]?.label}>`,
    image: (at) => `{${images[at]?.target}}`,
  });
const markdown = async (text: string, path = 'Note.md') => shown(await documentOf(path, text));

describe('the title of a note', () => {
  it.each([
    ['its front matter', '---\ntitle: "Edda: a life"\n---\n# Edda\n', 'Edda: a life'],
    ['the heading that opens it', '\n# Edda *Vance*\ntext\n# Other', 'Edda Vance'],
    ['an underlined heading', 'Edda\n====\ntext', 'Edda'],
    ['a heading with a link', '# About [[Ruan|him]]', 'About him'],
    ['its file, if the heading stands further below', 'text\n# Edda', 'Note'],
  ])('is %s', async (_, text, title) => {
    expect((await documentOf('a/Note.md', text)).title).toBe(title);
  });

  it('lacks the id that Notion adds', async () => {
    const { title, path } = await documentOf('A b 0123456789abcdef0123456789abcdef.md', 'text');
    expect([title, path]).toEqual(['A b', 'A b 0123456789abcdef0123456789abcdef.md']);
  });

  it('leaves the heading in the text where the front matter has another', async () => {
    expect(await markdown('---\ntitle: A\n---\n# B\n\ntext')).toBe('[h1]B[/h1]\n\ntext');
  });
});

describe('front matter', () => {
  it('gives aliases, tags and fields as they were typed', async () => {
    const text =
      '---\naliases: [Edda, "The Widow"]\ntags: npc, city/saltmere\nage: 1.10\nhome: "[[Salt|Saltmere]]"\n---\n';
    const { aliases, tags, fields } = await documentOf('a.md', `${text}text #met`);
    expect(aliases).toEqual(['Edda', 'The Widow']);
    expect(tags).toEqual(['met', 'npc', 'city/saltmere']);
    expect(fields).toEqual({ age: '1.10', home: 'Saltmere' });
  });

  it('goes into the notes if it isn’t YAML', async () => {
    const { notes, problems, markup } = await documentOf('a.md', '---\na: [b\nc: "d\n---\ntext');
    expect(notes).toEqual(['a: [b\nc: "d']);
    expect(problems).toEqual([{ code: 'frontMatter', detail: '' }]);
    expect(markup).toBe('text');
  });

  it('is no rule at the top of a text', async () => {
    expect(await markdown('---\n\ntext\n\n---\n\nmore')).toBe('[hr]\n\ntext\n\n[hr]\n\nmore');
  });
});

describe('links', () => {
  const linksOf = async (text: string) => (await documentOf('a.md', text)).links;

  it('have their target, heading and words', async () => {
    const [one, two, three, own] = await linksOf(
      '[[Ruan|the ferryman]] [[Salt/Mere#Old harbor]] ![[Ruan]] [[#Own]]',
    );
    expect(one).toEqual({
      kind: 'wiki',
      target: 'Ruan',
      heading: null,
      label: 'the ferryman',
      isEmbed: false,
    });
    expect(two).toMatchObject({ target: 'Salt/Mere', heading: 'Old harbor', label: 'Mere > Old harbor' });
    expect(three).toMatchObject({ target: 'Ruan', isEmbed: true });
    expect(own).toMatchObject({ target: '', heading: 'Own', label: 'Own' });
  });

  it('may be encoded addresses', async () => {
    expect(await linksOf('[a](../A%20b.md#c%20d) [z](%E0%A4%A.md)')).toMatchObject([
      { kind: 'path', target: '../A b.md', heading: 'c d', label: 'a' },
      { target: '%E0%A4%A.md' },
    ]);
  });

  it('of the web stay links, those of other programs words', async () => {
    expect(await markdown('[a](https://example.org/b) [c](obsidian://open?vault=d) [e](javascript:f)')).toBe(
      '[url:https://example.org/b]a[/url] c e',
    );
  });

  it('stand in tables, lists and headings', async () => {
    expect(await markdown('## [[A]]\n\n| a | |\n|---|---|\n| [[B\\|b]] | c |\n\n- [[C]]')).toBe(
      '[h2]<A>[/h2]\n\n[table]\n[tr][th]a[/th][th][/th][/tr]\n[tr][td]<b>[/td][td]c[/td][/tr]\n[/table]\n\n[ul]\n[li]<C>[/li]\n[/ul]',
    );
  });

  it('aren’t found in code', async () => {
    expect(await markdown('`[[A]]` %%no%%\n\n```\n[[Be]] #c %%d%%\n```')).toBe(
      '[code][[A]][/code]\n\n[code]\n[[Be]] #c %%d%%\n[/code]',
    );
  });
});

describe('what other programs add', () => {
  it.each([
    ['a highlight', 'a ==b **c**== d', 'a [mark]b [b]c[/b][/mark] d'],
    ['a task', '- [ ] a\n- [x] b', '[ul]\n[li]☐ a[/li]\n[li]☑ b[/li]\n[/ul]'],
    [
      'a box',
      '> [!note] The *rule*\n> text\n> - a',
      '[quote][b]The [i]rule[/i][/b]\n\ntext\n\n[ul]\n[li]a[/li]\n[/ul][/quote]',
    ],
    ['a folded box', '> [!tip]-\n> text', '[spoiler]text|Tip[/spoiler]'],
    ['a block id', 'text ^ab-12\n\n- a ^b1', 'text\n\n[ul]\n[li]a[/li]\n[/ul]'],
    ['an image', 'a ![[map.png|300]] b ![c](img/d%20e.png)', 'a {map.png} b {img/d e.png}'],
    ['a line of tags', 'text\n\n#a #b/c', 'text'],
    ['a tag within a line', 'a #b. C# no#tag #1', 'a #b. C# no#tag #1'],
    [
      'markup of World Anvil',
      '[b]a[/b] @[c] /* d',
      '[noparse][[/noparse]b]a[noparse][[/noparse]/b] [noparse]@[/noparse][c] /[noparse]*[/noparse] d',
    ],
  ])('%s', async (_, text, expected) => {
    expect(await markdown(text)).toBe(expected);
  });

  it('comments, which are for the author', async () => {
    const { notes, markup } = await documentOf('a.md', 'a %%b%% c <!-- d --> e\n\n%%\nf\n\ng\n%%\n\nh');
    expect(notes).toEqual(['f\n\ng', 'b', 'd']);
    expect(markup).toBe('a c e\n\nh');
  });

  it('footnotes, in the order of the text', async () => {
    const { markup, footnotes } = await documentOf(
      'a.md',
      'a[^x] b[^1] c^[in *line*] d[^none]\n\n[^1]: one\n[^x]: two\n    more',
    );
    expect(markup).toBe('a[sup]1[/sup] b[sup]2[/sup] c[sup]3[/sup] d[^none]');
    expect(footnotes).toBe('[ol]\n[li]two more[/li]\n[li]one[/li]\n[li]in [i]line[/i][/li]\n[/ol]');
  });

  it('tags, whatever program wrote them', async () => {
    const { tags } = await documentOf(
      'a.md',
      '#a/b# text #c (#d-e)\n\n#many words#\n\n#[[of Logseq]] #12 #ü',
    );
    expect(tags).toEqual(['a/b', 'c', 'd-e', 'many words', 'of Logseq', 'ü']);
  });

  it('blocks of plug-ins, which are said', async () => {
    expect((await documentOf('a.md', '```dataview\nlist\n```')).problems).toEqual([
      { code: 'plugin', detail: 'dataview' },
    ]);
  });
});

describe('a page of Logseq', () => {
  it('loses its outermost bullets and its own properties', async () => {
    const text =
      'alias:: foo, bar\ntags:: x\nkind:: person\n\n- ## Head\n- para [[X]]\n\t- child\n\t  id:: 123\n\t\t- grand\n- next';
    const page = await documentOf('pages/A___b.md', text);
    expect(page).toMatchObject({
      title: 'A/b',
      aliases: ['foo', 'bar'],
      tags: ['x'],
      fields: { kind: 'person' },
    });
    expect(shown(page)).toBe(
      '[h2]Head[/h2]\n\npara <X>\n\n[ul]\n[li]child\n[ul]\n[li]grand[/li]\n[/ul][/li]\n[/ul]\n\nnext',
    );
  });
});

describe('a page of Notion', () => {
  it('has properties below its title', async () => {
    const page = await documentOf(
      'A 0123456789abcdef0123456789abcdef.md',
      '# A\n\nTags: a, b\nBorn: 2024: May\n\nText: yes\n\nmore',
    );
    expect(page).toMatchObject({ tags: ['a', 'b'], fields: { Born: '2024: May' } });
    expect(page.markup).toBe('Text: yes\n\nmore');
  });
});

describe('the encoding of a file', () => {
  it('may be UTF-16 or Windows-1252', async () => {
    const wide = new Uint8Array(Uint16Array.from('\ufeff# Ödön', (sign) => sign.charCodeAt(0)).buffer);
    expect((await documentOf('a.md', wide)).title).toBe('Ödön');
    const old = await documentOf(
      'a.md',
      Uint8Array.from('# \xd6d\xf6n', (sign) => sign.charCodeAt(0)),
    );
    expect(old).toMatchObject({ title: 'Ödön', problems: [{ code: 'guessedLetters' }] });
  });
});

describe('a file that can’t be read', () => {
  it.each([
    ['a.rtf', 'x', 'otherFormat'],
    ['a.md', '', 'empty'],
  ])('%s', async (path, text, reason) => {
    expect(await reading(path, text)).toMatchObject({ unreadable: { path, reason } });
  });

  it('is the only one: a text has one document', async () => {
    expect(await documentsOf('a.md', 'text')).toHaveLength(1);
  });
});
