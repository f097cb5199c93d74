import { escapeHtml } from '../../markup/index.ts';
import type { DocumentProblem } from '../document.ts';
import { CannotRead, type Reader } from '../reader.ts';
import { find, inside, openPackage } from './package.ts';

/** What styles of a document say, by their names. */
interface Styles {
  marks: ReadonlyMap<string, readonly string[]>;
  /** For each list style, whether each level counts. */
  lists: ReadonlyMap<string, readonly boolean[]>;
  parents: ReadonlyMap<string, string>;
}

interface Reading {
  styles: Styles;
  footnotes: string[];
  notes: string[];
  problems: Map<string, DocumentProblem>;
  /** Of a list that goes on counting: how many items it had. */
  counts: Map<string, number>;
}

const SKIPPED =
  /^(?:text:tracked-changes|text:sequence-decls|text:table-of-content|office:forms|text:soft-page-break|text:bookmark.*|text:change.*|office:annotation-end|text:variable-decls|text:user-field-decls)$/;

const attribute = (element: Element | undefined, name: string): string => element?.getAttribute(name) ?? '';

function marksOf(style: Element): string[] {
  const text = find(style, 'style:text-properties');
  const marks: string[] = [];
  if (/^(?:bold|[6-9]00)$/.test(attribute(text, 'fo:font-weight'))) marks.push('b');
  if (/^(?:italic|oblique)$/.test(attribute(text, 'fo:font-style'))) marks.push('i');
  const isLine = (name: string): boolean => !/^(?:|none)$/.test(attribute(text, name));
  if (isLine('style:text-underline-style')) marks.push('u');
  if (isLine('style:text-line-through-style')) marks.push('s');
  const position = attribute(text, 'style:text-position');
  if (/^(?:super|[1-9])/.test(position)) marks.push('sup');
  if (/^(?:sub|-)/.test(position)) marks.push('sub');
  return marks;
}

function stylesOf(roots: readonly (Element | null)[]): Styles {
  const marks = new Map<string, string[]>();
  const lists = new Map<string, boolean[]>();
  const parents = new Map<string, string>();
  for (const root of roots)
    for (const group of ['office:styles', 'office:automatic-styles'])
      for (const style of inside(find(root, group))) {
        const name = attribute(style, 'style:name');
        if (style.nodeName === 'style:style') {
          // A paragraph's own marks are those of its kind, such as a heading's.
          if (attribute(style, 'style:family') === 'text') marks.set(name, marksOf(style));
          parents.set(name, attribute(style, 'style:parent-style-name'));
        } else if (style.nodeName === 'text:list-style')
          lists.set(
            name,
            inside(style).map(({ nodeName }) => nodeName === 'text:list-level-style-number'),
          );
      }
  return { marks, lists, parents };
}

/** Reads a text of LibreOffice and others. Tracked changes are accepted. */
export const readOdt: Reader = async ({ path, name, bytes }, tools) => {
  const files = await openPackage(bytes);
  const content = await files.xml('content.xml');
  const body = find(content, 'office:body', 'office:text');
  if (!body) throw new CannotRead('damaged');
  const reading: Reading = {
    styles: stylesOf([await files.xml('styles.xml'), content]),
    ...{ footnotes: [], notes: [], problems: new Map(), counts: new Map() },
  };
  const parts: string[] = [];
  let title: string | null = null;
  for (const block of inside(body)) {
    if (title === null && parts.length === 0 && isTitle(block, reading.styles)) {
      title = block.textContent?.replace(/\s+/g, ' ').trim() || null;
      if (title !== null) continue;
    }
    const html = blockHtml(block, reading);
    if (html !== '') parts.push(html);
    await tools.slice();
  }
  const meta = find(await files.xml('meta.xml'), 'office:meta');
  const tags = inside(meta, 'meta:keyword').flatMap(({ textContent }) => textContent?.trim() || []);
  const notes = reading.footnotes.map((note) => `<li>${note}</li>`).join('');
  const written = await tools.write(parts.join(''), notes === '' ? '' : `<ol>${notes}</ol>`);
  return [
    {
      ...{ path, ...written, title: title ?? name, tags, fields: new Map() },
      notes: [...reading.notes, ...written.notes],
      problems: [...reading.problems.values(), ...written.problems],
    },
  ];
};

function isTitle(block: Element, { parents }: Styles): boolean {
  if (block.nodeName === 'text:h') return attribute(block, 'text:outline-level') === '1';
  const style = attribute(block, 'text:style-name');
  return block.nodeName === 'text:p' && (style === 'Title' || parents.get(style) === 'Title');
}

const blocks = (element: Element, reading: Reading): string =>
  inside(element)
    .map((block) => blockHtml(block, reading))
    .join('');

function blockHtml(block: Element, reading: Reading): string {
  const { nodeName } = block;
  if (nodeName === 'text:tracked-changes') note(reading, 'trackedChanges', '');
  if (SKIPPED.test(nodeName)) return '';
  if (nodeName === 'text:p' || nodeName === 'text:h') {
    const inner = inlineHtml(block, reading);
    if (inner.trim() === '') return '';
    const level =
      nodeName === 'text:h' ? Math.min(4, Number(attribute(block, 'text:outline-level')) || 1) : 0;
    if (level > 0) return `<h${level}>${inner}</h${level}>`;
    const style = attribute(block, 'text:style-name');
    const isQuote =
      /^Quotations?$/.test(reading.styles.parents.get(style) ?? '') || /^Quotations?$/.test(style);
    return isQuote ? `<blockquote><p>${inner}</p></blockquote>` : `<p>${inner}</p>`;
  }
  if (nodeName === 'text:list') return listHtml(block, reading, attribute(block, 'text:style-name'), 0);
  if (nodeName === 'table:table') return tableHtml(block, reading);
  // Sections, indexes and the like.
  return blocks(block, reading);
}

function listHtml(list: Element, reading: Reading, style: string, depth: number): string {
  const isCounted = reading.styles.lists.get(style)?.[depth] ?? false;
  const key = `${style} ${depth}`;
  const goesOn =
    attribute(list, 'text:continue-numbering') === 'true' || attribute(list, 'text:continue-list') !== '';
  const before = goesOn ? (reading.counts.get(key) ?? 0) : 0;
  let count = before;
  let start = before + 1;
  const items = inside(list).map((item) => {
    const said = Number(attribute(item, 'text:start-value'));
    if (said > 0 && count === before) start = said;
    count = count === before && said > 0 ? said : count + 1;
    const inner = inside(item).map((block) =>
      block.nodeName === 'text:list'
        ? listHtml(block, reading, attribute(block, 'text:style-name') || style, depth + 1)
        : blockHtml(block, reading),
    );
    return `<li>${inner.join('')}</li>`;
  });
  reading.counts.set(key, count);
  const tag = isCounted ? 'ol' : 'ul';
  return `<${tag}${isCounted && start > 1 ? ` start="${start}"` : ''}>${items.join('')}</${tag}>`;
}

const CELLS = 63;

function* rowsIn(table: Element, isHead = false): Generator<{ row: Element; isHead: boolean }> {
  for (const child of inside(table)) {
    if (child.nodeName === 'table:table-row') yield { row: child, isHead };
    else if (/^table:table-(?:header-rows|rows|row-group)$/.test(child.nodeName))
      yield* rowsIn(child, isHead || child.nodeName === 'table:table-header-rows');
  }
}

function tableHtml(table: Element, reading: Reading): string {
  const rows = [...rowsIn(table)].map(({ row, isHead }) => {
    const cells = inside(row, 'table:table-cell').map((cell) => {
      const tag = isHead ? 'th' : 'td';
      const spans = ['column', 'row'].map((way) => {
        const span = Math.min(CELLS, Number(attribute(cell, `table:number-${way}s-spanned`)) || 1);
        return span > 1 ? ` ${way === 'row' ? 'row' : 'col'}span="${span}"` : '';
      });
      return `<${tag}${spans.join('')}>${blocks(cell, reading)}</${tag}>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

const note = ({ problems }: Reading, code: DocumentProblem['code'], detail: string): void =>
  void problems.set(`${code} ${detail}`, { code, detail });

function inlineHtml(element: Element, reading: Reading): string {
  let html = '';
  for (const node of element.childNodes) {
    if (node instanceof Element) html += oneInline(node, reading);
    else if (node.nodeType === 3) html += escapeHtml(node.nodeValue ?? '');
  }
  return html;
}

function oneInline(element: Element, reading: Reading): string {
  switch (element.nodeName) {
    case 'text:s':
    case 'text:tab':
      return ' ';
    case 'text:line-break':
      return '<br>';
    case 'text:a':
      return `<a href="${escapeHtml(attribute(element, 'xlink:href'))}">${inlineHtml(element, reading)}</a>`;
    case 'text:span': {
      const marks = reading.styles.marks.get(attribute(element, 'text:style-name')) ?? [];
      return marks.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, inlineHtml(element, reading));
    }
    case 'text:note': {
      const body = find(element, 'text:note-body');
      const at = reading.footnotes.push('');
      reading.footnotes[at - 1] = body
        ? inside(body)
            .map((block) => inlineHtml(block, reading))
            .join('<br>')
        : '';
      return `<sup>${at}</sup>`;
    }
    case 'office:annotation': {
      const author = find(element, 'dc:creator')?.textContent?.trim() ?? '';
      const words = inside(element, 'text:p')
        .map(({ textContent }) => textContent ?? '')
        .join('\n')
        .trim();
      if (words !== '') reading.notes.push(author === '' ? words : `${author}: ${words}`);
      return '';
    }
    case 'draw:frame':
      return frameHtml(element, reading);
    default:
      return SKIPPED.test(element.nodeName) ? '' : inlineHtml(element, reading);
  }
}

function frameHtml(frame: Element, reading: Reading): string {
  const image = find(frame, 'draw:image');
  const title = find(frame, 'svg:desc')?.textContent || find(frame, 'svg:title')?.textContent || '';
  const name = attribute(frame, 'draw:name');
  if (image) return `<img src="${escapeHtml(encodeURIComponent(name))}" alt="${escapeHtml(title)}">`;
  const box = find(frame, 'draw:text-box');
  if (box)
    return inside(box)
      .map((block) => inlineHtml(block, reading))
      .join(' ');
  note(reading, 'object', name);
  return '';
}
