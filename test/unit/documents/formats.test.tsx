import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createLinkIndex, fillPlaces, type ReadDocument } from '../../../lib/documents/index.ts';
import { documentOf, documentsOf, reading } from './reading.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const zipOf = (files: Record<string, string>) =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, bytes(text)]))),
  );
/** The markup with `<label>` for links and `{name}` for images. */
const shown = ({ markup, links, images }: ReadDocument): string =>
  fillPlaces(markup, { link: (at) => `<${links[at]?.label}>`, image: (at) => `{${images[at]?.target}}` });

describe('plain text', () => {
  it('has paragraphs and lines, and nothing in it is markup', async () => {
    const read = await documentOf('a/The sea.txt', 'One\ntwo <b>\n\n\n[b]three[/b]\n');
    expect(read.title).toBe('The sea');
    expect(shown(read)).toBe('One[br]two <b>\n\n[noparse][[/noparse]b]three[noparse][[/noparse]/b]');
  });
});

describe('a page', () => {
  it('has the heading that opens it as its title, links to others and images', async () => {
    const page =
      '<html><head><title>x</title><meta name="keywords" content="a, b"></head><body><script>bad()</script><h1>The <i>sea</i></h1>' +
      '<p>To <a href="Other%20one.html#x">other</a> <img src="img/a.png" alt="map"></p><ul><li>a<ul><li>b</li></ul></li></ul></body></html>';
    const read = await documentOf('a.html', page);
    expect(read).toMatchObject({ title: 'The sea', tags: ['a', 'b'] });
    expect(shown(read)).toBe('To <other> {img/a.png}\n\n[ul]\n[li]a\n[ul]\n[li]b[/li]\n[/ul][/li]\n[/ul]');
    expect(read.links).toMatchObject([{ kind: 'path', target: 'Other one.html', heading: 'x' }]);
  });
  it('is named by its own title, else by its file', async () => {
    expect(
      (
        await documentOf(
          'a.html',
          '<html><head><title>Sea</title></head><body>text<h1>Later</h1></body></html>',
        )
      ).title,
    ).toBe('Sea');
    expect((await documentOf('a 0123456789abcdef0123456789abcdef.html', 'text')).title).toBe('a');
  });
});

const W = 'xmlns:w="w" xmlns:r="r" xmlns:wp="wp" xmlns:pic="pic"';
const p = (inner: string, properties = '') =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${inner}</w:p>`;
const r = (text: string, properties = '') =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t>${text}</w:t></w:r>`;
const listed = (id: number, level: number) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`;
const level = (at: number, kind: string) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${kind}"/></w:lvl>`;
const docx = (body: string, files: Record<string, string> = {}) =>
  zipOf({
    'word/document.xml': `<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
    ...files,
  });
const word = async (body: string, files: Record<string, string> = {}) =>
  shown(await documentOf('a.docx', docx(body, files)));
const STYLES = `<w:styles ${W}><w:style w:styleId="T"><w:name w:val="Title"/></w:style><w:style w:styleId="H2"><w:name w:val="heading 2"/></w:style><w:style w:styleId="Mine"><w:name w:val="Mine"/><w:basedOn w:val="H2"/></w:style></w:styles>`;

describe('a document of Word', () => {
  it('has a title, headings by their styles, and marks', async () => {
    const read = await documentOf(
      'a.docx',
      docx(
        p(r('The sea'), '<w:pStyle w:val="T"/>') +
          p(r('Mine'), '<w:pStyle w:val="Mine"/>') +
          p(
            r('a') +
              r('b', '<w:b/>') +
              r('c', '<w:b w:val="0"/><w:i/>') +
              r('2', '<w:vertAlign w:val="superscript"/>') +
              r('gone', '<w:vanish/>'),
          ),
        { 'word/styles.xml': STYLES },
      ),
    );
    expect(read.title).toBe('The sea');
    expect(read.markup).toBe('[h2]Mine[/h2]\n\na[b]b[/b][i]c[/i][sup]2[/sup]');
  });

  it('has nested lists that go on counting or begin again', async () => {
    const numbering =
      `<w:numbering ${W}><w:abstractNum w:abstractNumId="0">${level(0, 'decimal')}${level(1, 'bullet')}</w:abstractNum>` +
      '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>' +
      '<w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num></w:numbering>';
    const body =
      p(r('a'), listed(1, 0)) +
      p(r('b'), listed(1, 1)) +
      p(r('c'), listed(1, 0)) +
      p(r('text')) +
      p(r('d'), listed(1, 0)) +
      p(r('e'), listed(2, 0));
    expect(await word(body, { 'word/numbering.xml': numbering })).toBe(
      '[ol]\n[li]a\n[ul]\n[li]b[/li]\n[/ul][/li]\n[li]c[/li]\n[/ol]\n\ntext\n\n[ul]\n[li]3. d[/li]\n[/ul]\n\n[ol]\n[li]e[/li]\n[/ol]',
    );
  });

  it('has tables, notes, comments, links and images, and shows tracked changes as accepted', async () => {
    const row = (...cells: string[]) =>
      `<w:tr>${cells.map((cell) => `<w:tc>${p(r(cell))}</w:tc>`).join('')}</w:tr>`;
    const drawing = '<w:r><w:drawing><wp:docPr name="Map 1.png" descr="A map"/><pic:pic/></w:drawing></w:r>';
    const body = `${p(
      `${r('a')}<w:r><w:footnoteReference w:id="2"/></w:r><w:del>${r('old')}</w:del><w:ins>${r(' new ')}</w:ins><w:hyperlink r:id="l1">${r('web')}</w:hyperlink>${drawing}`,
    )}<w:tbl>${row('x', 'y')}${row('1', '2')}</w:tbl>`;
    const read = await documentOf(
      'a.docx',
      docx(body, {
        'word/_rels/document.xml.rels':
          '<Relationships><Relationship Id="l1" Target="https://example.org/"/></Relationships>',
        'word/footnotes.xml': `<w:footnotes ${W}><w:footnote w:id="2">${p(r('the note'))}</w:footnote></w:footnotes>`,
        'word/comments.xml': `<w:comments ${W}><w:comment w:author="Mira">${p(r('why?'))}</w:comment></w:comments>`,
      }),
    );
    expect(shown(read)).toBe(
      'a[sup]1[/sup] new [url:https://example.org/]web[/url]{Map 1.png}\n\n[table]\n[tr][td]x[/td][td]y[/td][/tr]\n[tr][td]1[/td][td]2[/td][/tr]\n[/table]',
    );
    expect(read).toMatchObject({ footnotes: '[ol]\n[li]the note[/li]\n[/ol]', notes: ['Mira: why?'] });
    expect(read.problems).toEqual([{ code: 'trackedChanges', detail: '' }]);
    expect(read.images).toEqual([{ target: 'Map 1.png', alt: 'A map' }]);
  });

  it.each([
    ['isn’t a ZIP', bytes('no zip')],
    ['has no text', zipOf({ 'word/other.xml': '<a/>' })],
    ['declares entities', zipOf({ 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "c">]><w:document/>' })],
  ])('that %s is a sentence', async (_, file) => {
    expect(await reading('a.docx', file)).toMatchObject({ unreadable: { reason: 'damaged' } });
  });
});

const ODT_NAMES =
  'xmlns:office="o" xmlns:text="t" xmlns:style="s" xmlns:fo="f" xmlns:table="tb" xmlns:draw="d" xmlns:xlink="x" xmlns:dc="dc"';
const odt = (body: string, styles = '') =>
  zipOf({
    'content.xml': `<office:document-content ${ODT_NAMES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  });

describe('a text of LibreOffice', () => {
  it('has a title, headings, marks, lists, tables, notes and comments', async () => {
    const styles =
      '<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>' +
      '<text:list-style style:name="L"><text:list-level-style-number/><text:list-level-style-bullet/></text:list-style>';
    const item = (inner: string) => `<text:list-item>${inner}</text:list-item>`;
    const body =
      '<text:h text:outline-level="1">The sea</text:h><text:h text:outline-level="2">Part</text:h>' +
      '<text:p>a <text:span text:style-name="B">b</text:span><text:note><text:note-body><text:p>n</text:p></text:note-body></text:note>' +
      '<office:annotation><dc:creator>Mira</dc:creator><text:p>why?</text:p></office:annotation><text:a xlink:href="Other.odt">o</text:a></text:p>' +
      `<text:list text:style-name="L">${item(`<text:p>one</text:p><text:list>${item('<text:p>x</text:p>')}</text:list>`)}</text:list><text:p>mid</text:p>` +
      `<text:list text:style-name="L" text:continue-numbering="true">${item('<text:p>two</text:p>')}</text:list>` +
      '<table:table><table:table-row><table:table-cell><text:p>1</text:p></table:table-cell><table:table-cell><text:p>2</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell><text:p>3</text:p></table:table-cell><table:table-cell><text:p>4</text:p></table:table-cell></table:table-row></table:table>';
    const read = await documentOf('a.odt', odt(body, styles));
    expect(read).toMatchObject({
      title: 'The sea',
      notes: ['Mira: why?'],
      footnotes: '[ol]\n[li]n[/li]\n[/ol]',
    });
    expect(shown(read)).toBe(
      '[h2]Part[/h2]\n\na [b]b[/b][sup]1[/sup]<o>\n\n[ol]\n[li]one\n[ul]\n[li]x[/li]\n[/ul][/li]\n[/ol]\n\nmid\n\n[ul]\n[li]2. two[/li]\n[/ul]\n\n[table]\n[tr][td]1[/td][td]2[/td][/tr]\n[tr][td]3[/td][td]4[/td][/tr]\n[/table]',
    );
  });
});

describe('an electronic book', () => {
  it('has a document for each chapter, and links between them', async () => {
    const file = zipOf({
      'META-INF/container.xml':
        '<container><rootfiles><rootfile full-path="O/b.opf"/></rootfiles></container>',
      'O/b.opf':
        '<package xmlns:dc="dc"><metadata><dc:title>The book</dc:title></metadata><manifest><item id="1" href="a.xhtml"/><item id="2" href="b.xhtml"/></manifest><spine><itemref idref="1"/><itemref idref="2"/></spine></package>',
      'O/a.xhtml': '<html><body><h1>First</h1><p>see <a href="b.xhtml">b</a></p></body></html>',
      'O/b.xhtml': '<html><body><p>text</p></body></html>',
    });
    const chapters = await documentsOf('x/a.epub', file);
    expect(chapters.map(({ title, fields }) => [title, fields.category])).toEqual([
      ['First', 'The book'],
      ['The book 2', 'The book'],
    ]);
    const [first] = chapters;
    const [link] = first?.links ?? [];
    if (!first || !link) throw new Error('No link.');
    expect(createLinkIndex(chapters).resolve(link, first.path)).toBe('x/a.epub#/b.xhtml');
  });
});

describe('a world of another program', () => {
  it('is one of OnlyWorlds, with links between its things and without its key', async () => {
    const world = {
      World: { api_key: 'secret-key', name: 'Tide' },
      Character: [
        {
          id: 'c1',
          name: 'Edda',
          description: 'A widow',
          supertype: 'npc',
          birthplace_id: 'l1',
          friends_ids: ['c1'],
          height: 170,
        },
      ],
      Location: [{ id: 'l1', name: 'Saltmere' }],
    };
    const read = await documentsOf('x/w.json', JSON.stringify(world));
    const [edda] = read;
    if (!edda) throw new Error('No document.');
    expect(edda).toMatchObject({
      title: 'Edda',
      tags: ['npc'],
      fields: { template: 'person', category: 'Character' },
    });
    expect(shown(edda)).toBe(
      'A widow\n\n[b]Birthplace:[/b] <Saltmere>\n\n[b]Friends:[/b] <Edda>\n\n[b]Height:[/b] 170',
    );
    expect(edda.links.map((link) => createLinkIndex(read).resolve(link, edda.path))).toEqual([
      'x/w.json#l1',
      'x/w.json#c1',
    ]);
    expect(JSON.stringify(read)).not.toContain('secret-key');
  });
  it('is one of Fantasia Archive', async () => {
    const field = (id: string, value: unknown) => ({ id, value });
    const one = (_id: string, name: string, ...more: object[]) => ({
      _id,
      type: 'characters',
      extraFields: [field('name', name), ...more],
    });
    const documents = [
      one(
        'a',
        'Edda',
        field('description', '<p>A <b>widow</b></p>'),
        field('pairedCharacters', { value: [{ _id: 'b' }] }),
      ),
      one('b', 'Ruan'),
    ];
    const [edda] = await documentsOf(
      'fa.json',
      documents.map((document) => JSON.stringify(document)).join('\n'),
    );
    expect(edda && shown(edda)).toBe('A [b]widow[/b]\n\n[b]Paired characters:[/b] <Ruan>');
  });
  it('that nobody knows is a sentence', async () => {
    expect(await reading('a.json', '{"a":1}')).toMatchObject({
      unreadable: { reason: 'otherFormat', format: 'JSON' },
    });
  });
});
