import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Document {
  /** From the project's root, with slashes. */
  path: string;
  text: string;
}

const FENCE = /^(```|~~~)[\s\S]*?^\1/gm;
/** `[words](target)`, and the attributes of HTML in a document. */
const LINK = /\]\(\s*([^)\s]+)[^)]*\)|\b(?:href|src|srcset)="([^"\s]+)"/g;
/** A path of the repository, alone between backticks. One with a placeholder or a pattern has other characters. */
const PATH = /`((?:components|docs|entrypoints|lib|public|scripts|test)\/[\w./-]+)`/g;
const EXTERNAL = /^[a-z][a-z\d+.-]*:|^\/\//i;

/** Every Markdown file of the project. */
export function readDocuments(root: string): Document[] {
  const inside = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  return [...readdirSync(root), ...inside.map((file) => path.join('docs', file))]
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({
      path: file.split(path.sep).join('/'),
      text: readFileSync(path.join(root, file), 'utf8'),
    }));
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.replace(FENCE, '').matchAll(/^#+[ \t]+(.+)$/gm)) {
    const slug = heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count++) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Relative links, anchors and backticked paths that lead nowhere. `exists` takes a path from the project's root. */
export function deadLinks(documents: readonly Document[], exists: (file: string) => boolean): string[] {
  const anchors = new Map(documents.map(({ path: file, text }) => [file, anchorsOf(text)]));
  return documents.flatMap(({ path: file, text }) => {
    const prose = text.replace(FENCE, '');
    const dead: string[] = [];
    for (const [, link, attribute] of prose.matchAll(LINK)) {
      const target = link ?? attribute ?? '';
      if (EXTERNAL.test(target)) continue;
      const [to = '', anchor] = target.split('#');
      const linked = to === '' ? file : path.posix.join(path.posix.dirname(file), decodeURI(to));
      const isDead = anchor && anchors.has(linked) ? !anchors.get(linked)?.has(anchor) : !exists(linked);
      if (isDead) dead.push(`${file}: the link ${target} leads nowhere.`);
    }
    for (const [, named = ''] of prose.matchAll(PATH))
      if (!exists(named)) dead.push(`${file}: ${named} does not exist.`);
    return dead;
  });
}
