import { escapeHtml } from './escape.ts';
import { type Rendering, renderTag } from './tags.ts';

/** What a mention or an embed points at. Addresses are made by the caller and escaped here. */
export interface Links {
  article: (id: string) => { url: string; template: string } | null;
  image: (id: string) => { url: string; title: string } | null;
}

interface Open {
  name: string;
  rendering: Rendering;
}

const token =
  /\/\*[\s\S]*?\*\/|@\[((?:[^[\]]|\[[^\]]*\])*)\]\(([A-Za-z]+):([0-9a-zA-Z-]+)\)|\[(\/?)([a-zA-Z]\w*)((?::[^\]]*)?|\|[^\]]*)\]|\r?\n(?:[ \t]*\r?\n)+|\r?\n/g;

/** Platform markup as HTML. Everything that is not a known tag is escaped text; what is left open is closed. */
export function renderMarkup(source: string, links: Links): string {
  let html = '';
  let paragraph = false;
  const open: Open[] = [];
  const text = (piece: string) => {
    if (piece === '') return;
    if (!paragraph && piece.trim() !== '' && !open.some(({ rendering }) => rendering.block)) {
      html += '<p>';
      paragraph = true;
    }
    html += escapeHtml(piece);
  };
  const endParagraph = () => {
    if (paragraph) html += '</p>';
    paragraph = false;
  };
  const inlineHtml = (piece: string) => {
    if (!paragraph && !open.some(({ rendering }) => rendering.block)) {
      html += '<p>';
      paragraph = true;
    }
    html += piece;
  };
  const closeTo = (depth: number) => {
    while (open.length > depth) html += open.pop()?.rendering.close ?? '';
  };

  let at = 0;
  let verbatim: string | null = null;
  for (const match of source.matchAll(token)) {
    if (match.index < at) continue;
    const [whole, label, , target, slash, rawName, rawArgument] = match;
    const name = rawName?.toLowerCase();
    if (verbatim !== null) {
      if (!(slash === '/' && name === verbatim)) continue;
      html += escapeHtml(source.slice(at, match.index)) + (verbatim === 'code' ? '</code></pre>' : '</span>');
      verbatim = null;
      at = match.index + whole.length;
      continue;
    }
    text(source.slice(at, match.index));
    at = match.index + whole.length;
    if (whole.startsWith('/*')) continue;
    if (label !== undefined && target !== undefined) {
      inlineHtml(mention(label, target, links));
    } else if (name !== undefined) {
      const argument = (rawArgument ?? '').slice(1);
      if (slash === '' && (name === 'code' || name === 'noparse')) {
        if (name === 'code') endParagraph();
        html += name === 'code' ? '<pre><code>' : '<span>';
        verbatim = name;
      } else if (slash === '' && (name === 'br' || name === 'hr')) {
        if (name === 'hr') endParagraph();
        html += `<${name}>`;
      } else if (slash === '' && name === 'img') {
        inlineHtml(image(argument, links));
      } else if (slash === '') {
        const rendering = renderTag(name, argument);
        if (!rendering) text(whole);
        else {
          if (rendering.block) {
            closeTo(open.findLastIndex((entry) => entry.rendering.block) + 1);
            endParagraph();
            html += rendering.open;
          } else inlineHtml(rendering.open);
          open.push({ name, rendering });
        }
      } else {
        const depth = open.findLastIndex((entry) => entry.name === name);
        if (depth === -1) text(whole);
        else closeTo(depth);
      }
    } else if (/\n[ \t]*\r?\n/.test(whole)) {
      if (open.length === 0) endParagraph();
      else html += '<br><br>';
    } else html += paragraph ? '<br>' : '\n';
  }
  if (verbatim === null) text(source.slice(at));
  else html += escapeHtml(source.slice(at)) + (verbatim === 'code' ? '</code></pre>' : '</span>');
  closeTo(0);
  endParagraph();
  return html;
}

function mention(label: string, id: string, links: Links): string {
  const words = escapeHtml(label.replace(/\[\/?[a-z]\w*(:[^\]]*)?\]/gi, ''));
  const article = links.article(id);
  if (!article) return `<span class="broken-mention">${words}</span>`;
  const attributes = `data-article-id="${escapeHtml(id)}" data-article-template="${escapeHtml(article.template)}"`;
  return `<a class="article-link" href="${escapeHtml(article.url)}" ${attributes}>${words}</a>`;
}

function image(argument: string, links: Links): string {
  const [id = '', align = ''] = argument.split('|');
  const found = links.image(id);
  if (!found) return escapeHtml(`[img:${argument}]`);
  const place = /^(left|right|center)$/.test(align) ? ` class="image-${align}"` : '';
  return `<img src="${escapeHtml(found.url)}" alt="${escapeHtml(found.title)}"${place}>`;
}
