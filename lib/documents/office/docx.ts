import { escapeHtml } from '../../markup/index.ts';
import type { DocumentProblem } from '../document.ts';
import { CannotRead, type Reader } from '../reader.ts';
import { type Numbering, numberingOf } from './docx-lists.ts';
import { find, inside, openPackage, type Package } from './package.ts';

const WORD = 'word/';

/** What is needed while a document is read. */
interface Reading {
  headings: ReadonlyMap<string, StyleRole>;
  numbering: Numbering;
  links: ReadonlyMap<string, string>;
  notes: ReadonlyMap<string, Element>;
  /** Notes in the order of the text, as HTML. */
  cited: string[];
  problems: Map<string, DocumentProblem>;
}

type StyleRole = 'title' | 'quote' | 1 | 2 | 3 | 4 | 5 | 6;

const value = (element: Element | undefined, name = 'w:val'): string => element?.getAttribute(name) ?? '';

/** Whether a mark is on: its element is there and doesn't say otherwise. */
const isOn = (element: Element | undefined): boolean =>
  element !== undefined && !/^(?:0|false|none|off)$/.test(value(element));

function roleOf(style: Element): StyleRole | null {
  const name = value(find(style, 'w:name')).toLowerCase();
  if (name === 'title') return 'title';
  if (/quote/.test(name)) return 'quote';
  const outline = find(style, 'w:pPr', 'w:outlineLvl');
  const level = /^heading (\d)$/.exec(name)?.[1] ?? (outline ? String(Number(value(outline)) + 1) : '');
  return level === '1' || level === '2' || level === '3' ? asLevel(level) : /^[4-9]$/.test(level) ? 4 : null;
}

const asLevel = (level: '1' | '2' | '3'): StyleRole => (level === '1' ? 1 : level === '2' ? 2 : 3);

/** The roles of styles by their ids; a style without its own has that of the one that it is based on. */
function rolesOf(styles: Element | null): Map<string, StyleRole> {
  const all = new Map(
    inside(styles, 'w:style').map((style) => [style.getAttribute('w:styleId') ?? '', style]),
  );
  const roles = new Map<string, StyleRole>();
  for (const [id, style] of all) {
    let at: Element | undefined = style;
    for (let step = 0; at && step < 10; step += 1) {
      const role = roleOf(at);
      if (role !== null) {
        roles.set(id, role);
        break;
      }
      at = all.get(value(find(at, 'w:basedOn')));
    }
  }
  return roles;
}

/** Reads a document of Word, Google Docs and others. Tracked changes are accepted. */
export const readDocx: Reader = async ({ path, name, bytes }, tools) => {
  const files = await openPackage(bytes);
  const root = await files.xml(`${WORD}document.xml`);
  const body = find(root, 'w:body');
  if (!body) throw new CannotRead('damaged');
  const reading: Reading = {
    headings: rolesOf(await files.xml(`${WORD}styles.xml`)),
    numbering: numberingOf(await files.xml(`${WORD}numbering.xml`)),
    links: await linksOf(files),
    notes: await notesOf(files),
    ...{ cited: [], problems: new Map() },
  };
  const parts: string[] = [];
  let title: string | null = null;
  for (const block of blocksIn(body)) {
    if (title === null && parts.length === 0 && block.nodeName === 'w:p') {
      const role = roleIn(block, reading);
      const words = role === 'title' || role === 1 ? wordsOf(block) : '';
      if (words !== '') {
        title = words;
        continue;
      }
    }
    const html = blockHtml(block, reading);
    if (html !== '') parts.push(html);
    await tools.slice();
  }
  const text = parts.join('') + reading.numbering.close();
  const footnotes = reading.cited.map((note) => `<li>${note}</li>`).join('');
  const written = await tools.write(text, footnotes === '' ? '' : `<ol>${footnotes}</ol>`);
  const { problems } = reading;
  return [
    {
      ...{ path, ...written, title: title ?? name, tags: [], fields: new Map() },
      notes: [...(await commentsOf(files)), ...written.notes],
      problems: [...problems.values(), ...written.problems],
    },
  ];
};

async function linksOf(files: Package): Promise<Map<string, string>> {
  const root = await files.xml(`${WORD}_rels/document.xml.rels`);
  return new Map(inside(root).map((one) => [one.getAttribute('Id') ?? '', one.getAttribute('Target') ?? '']));
}

async function notesOf(files: Package): Promise<Map<string, Element>> {
  const notes = new Map<string, Element>();
  for (const kind of ['footnote', 'endnote'])
    for (const note of inside(await files.xml(`${WORD}${kind}s.xml`), `w:${kind}`))
      notes.set(`${kind}${note.getAttribute('w:id') ?? ''}`, note);
  return notes;
}

async function commentsOf(files: Package): Promise<string[]> {
  return inside(await files.xml(`${WORD}comments.xml`), 'w:comment').flatMap((comment) => {
    const words = inside(comment, 'w:p').map(wordsOf).join('\n').trim();
    const author = comment.getAttribute('w:author')?.trim() ?? '';
    return words === '' ? [] : [author === '' ? words : `${author}: ${words}`];
  });
}

/** Paragraphs and tables, also those within frames that only say where they come from. */
function* blocksIn(element: Element): Generator<Element> {
  for (const child of element.children) {
    if (child.nodeName === 'w:p' || child.nodeName === 'w:tbl') yield child;
    else if (child.nodeName === 'w:sdt') yield* blocksIn(find(child, 'w:sdtContent') ?? child);
    else if (/^w:(?:ins|moveTo|customXml|smartTag)$/.test(child.nodeName)) yield* blocksIn(child);
  }
}

const roleIn = (paragraph: Element, { headings }: Reading): StyleRole | null => {
  const properties = find(paragraph, 'w:pPr');
  const role = headings.get(value(find(properties, 'w:pStyle')));
  if (role !== undefined) return role;
  const outline = find(properties, 'w:outlineLvl');
  return outline && /^[0-2]$/.test(value(outline))
    ? asLevel(value(outline) === '0' ? '1' : value(outline) === '1' ? '2' : '3')
    : null;
};

function blockHtml(block: Element, reading: Reading): string {
  const { numbering } = reading;
  if (block.nodeName === 'w:tbl') return numbering.close() + tableHtml(block, reading);
  const inner = inlineHtml(block, reading);
  const role = roleIn(block, reading);
  const item = role === null || role === 'quote' ? numbering.item(find(block, 'w:pPr', 'w:numPr')) : null;
  if (item !== null) return inner.trim() === '' ? '' : `${item}${inner}`;
  const before = numbering.close();
  if (inner.trim() === '') return before;
  if (role === 'quote') return `${before}<blockquote><p>${inner}</p></blockquote>`;
  const tag = role === null ? 'p' : `h${role === 'title' ? 1 : role}`;
  return `${before}<${tag}>${inner}</${tag}>`;
}

const CELLS = 63;

function tableHtml(table: Element, reading: Reading): string {
  const rows = inside(table, 'w:tr').map((row) => {
    const isHead = isOn(find(row, 'w:trPr', 'w:tblHeader'));
    const cells = inside(row, 'w:tc').map((cell) => {
      const properties = find(cell, 'w:tcPr');
      const merge = find(properties, 'w:vMerge');
      const span = Math.min(CELLS, Number(value(find(properties, 'w:gridSpan'))) || 1);
      const inner =
        [...blocksIn(cell)].map((block) => blockHtml(block, reading)).join('') + reading.numbering.close();
      // What goes on from the cell above is empty here.
      const text = merge && value(merge) !== 'restart' ? '' : inner;
      const tag = isHead ? 'th' : 'td';
      return `<${tag}${span > 1 ? ` colspan="${span}"` : ''}>${text}</${tag}>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

/** The words of a paragraph without what was deleted. */
function wordsOf(element: Element): string {
  let words = '';
  for (const child of element.children) {
    const { nodeName } = child;
    if (nodeName === 'w:t') words += child.textContent ?? '';
    else if (nodeName === 'w:tab' || nodeName === 'w:br') words += ' ';
    else if (!/^w:(?:del|moveFrom|pPr|rPr|instrText)$/.test(nodeName)) words += wordsOf(child);
  }
  return words.replace(/\s+/g, ' ');
}

function inlineHtml(element: Element, reading: Reading): string {
  let html = '';
  for (const child of element.children) html += oneInline(child, reading);
  return html;
}

const OBJECTS = /^(?:w:drawing|w:pict|w:object|m:oMath|m:oMathPara)$/;

function oneInline(element: Element, reading: Reading): string {
  const { nodeName } = element;
  switch (nodeName) {
    case 'w:r':
      return runHtml(element, reading);
    case 'w:hyperlink': {
      const inner = inlineHtml(element, reading);
      const address = reading.links.get(element.getAttribute('r:id') ?? '');
      return address === undefined ? inner : `<a href="${escapeHtml(address)}">${inner}</a>`;
    }
    case 'w:del':
    case 'w:moveFrom':
      note(reading, 'trackedChanges', '');
      return '';
    case 'w:ins':
    case 'w:moveTo':
      note(reading, 'trackedChanges', '');
      return inlineHtml(element, reading);
    case 'w:sdt':
      return inlineHtml(find(element, 'w:sdtContent') ?? element, reading);
    case 'w:smartTag':
    case 'w:fldSimple':
    case 'w:customXml':
    case 'w:dir':
    case 'w:bdo':
      return inlineHtml(element, reading);
    default:
      return OBJECTS.test(nodeName) ? objectHtml(element, reading) : '';
  }
}

const note = ({ problems }: Reading, code: DocumentProblem['code'], detail: string): void =>
  void problems.set(`${code} ${detail}`, { code, detail });

/** An image by its name; anything else is only said. */
function objectHtml(element: Element, reading: Reading): string {
  const named = [...element.querySelectorAll('*')].find(({ nodeName }) => nodeName === 'wp:docPr');
  const isImage = [...element.querySelectorAll('*')].some(
    ({ nodeName }) => nodeName === 'pic:pic' || nodeName === 'v:imagedata',
  );
  const alt = named?.getAttribute('descr') || named?.getAttribute('title') || '';
  if (isImage)
    return `<img src="${escapeHtml(encodeURIComponent(named?.getAttribute('name') ?? ''))}" alt="${escapeHtml(alt)}">`;
  note(reading, 'object', named?.getAttribute('name') ?? element.nodeName.replace(/^.*:/, ''));
  return escapeHtml(element.nodeName.startsWith('m:') ? (element.textContent ?? '') : '');
}

const MARKS: readonly (readonly [name: string, tag: string])[] = [
  ...([
    ['w:b', 'b'],
    ['w:i', 'i'],
    ['w:u', 'u'],
    ['w:strike', 's'],
    ['w:dstrike', 's'],
    ['w:highlight', 'mark'],
  ] as const),
];

function runHtml(run: Element, reading: Reading): string {
  const properties = find(run, 'w:rPr');
  if (isOn(find(properties, 'w:vanish'))) return '';
  let html = '';
  for (const child of run.children) html += pieceHtml(child, reading);
  if (html === '') return '';
  const raised = value(find(properties, 'w:vertAlign'));
  const tags = MARKS.flatMap(([name, tag]) => (isOn(find(properties, name)) ? [tag] : []));
  if (raised === 'superscript' || raised === 'subscript') tags.push(raised === 'superscript' ? 'sup' : 'sub');
  return tags.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, html);
}

function pieceHtml(piece: Element, reading: Reading): string {
  switch (piece.nodeName) {
    case 'w:t':
      return escapeHtml(piece.textContent ?? '');
    case 'w:tab':
      return ' ';
    case 'w:br':
    case 'w:cr':
      return /^(?:page|column)$/.test(piece.getAttribute('w:type') ?? '') ? '' : '<br>';
    case 'w:noBreakHyphen':
      return '\u2011';
    case 'w:footnoteReference':
      return cite(`footnote${piece.getAttribute('w:id') ?? ''}`, reading);
    case 'w:endnoteReference':
      return cite(`endnote${piece.getAttribute('w:id') ?? ''}`, reading);
    case 'mc:AlternateContent': {
      const [choice] = inside(find(piece, 'mc:Choice'));
      return choice ? pieceHtml(choice, reading) : '';
    }
    default:
      return OBJECTS.test(piece.nodeName) ? objectHtml(piece, reading) : '';
  }
}

function cite(id: string, reading: Reading): string {
  const noted = reading.notes.get(id);
  if (!noted) return '';
  const at = reading.cited.push('');
  reading.cited[at - 1] = [...blocksIn(noted)]
    .map((block) => inlineHtml(block, { ...reading, notes: new Map() }))
    .join('<br>');
  return `<sup>${at}</sup>`;
}
