const PROPERTY = /^\s*(?:- )?([\p{L}\w/-]+):: *(.*)$/u;
/** Properties that only say how Logseq shows a block. */
const OWN =
  /^(?:id|collapsed|background-color|heading|logseq\.[\w.-]+|ls-type|hl-[\w-]+|created-at|updated-at)$/;

/** Whether a text is a page of Logseq: properties at its top, or nothing but an outline in one of its folders. */
export function isLogseq(path: string, text: string): boolean {
  const first = /^\s*(\S[^\n]*)/.exec(text)?.[1] ?? '';
  if (/^(?:title|alias|tags|type|public|icon|filters):: /.test(first)) return true;
  return /(?:^|\/)(?:pages|journals)\//.test(path) && /^- |^[\w-]+:: /.test(first);
}

/** The text of a page without its outermost bullets, and its properties. Pure. */
export function fromLogseq(text: string): { body: string; fields: Map<string, string[]> } {
  const fields = new Map<string, string[]>();
  const lines: string[] = [];
  let isTop = true;
  let isFenced = false;
  for (const line of text.split('\n')) {
    if (/^\s*(?:- )?```/.test(line)) isFenced = !isFenced;
    const property = isFenced ? null : PROPERTY.exec(line);
    const name = property?.[1]?.toLowerCase() ?? '';
    if (property && (isTop || OWN.test(name))) {
      if (!OWN.test(name))
        fields.set(
          name,
          (property[2] ?? '').split(/,\s*/).filter((value) => value !== ''),
        );
      continue;
    }
    if (line.trim() !== '') isTop = false;
    // The outermost blocks are paragraphs, and what is below them lists.
    if (/^- /.test(line)) lines.push('', line.slice(2));
    else lines.push(line.replace(/^(?:\t| {2})/, ''));
  }
  return { body: lines.join('\n').trim(), fields };
}

/** Logseq writes `/` of a page's name otherwise in its file. */
export const logseqName = (name: string): string => name.replaceAll('___', '/').replace(/%2F/gi, '/');
