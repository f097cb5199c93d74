const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that start and end a paragraph. */
export const BLOCKS = set(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup p pre section summary table tbody td tfoot th thead tr ul',
);

/** Elements whose content is never page text. */
export const SILENT = set(
  'annotation annotation-xml area audio base canvas datalist embed frame frameset head iframe input link map meta noscript object script search select style svg template textarea title video amp-audio amp-iframe amp-video amp-vimeo amp-youtube lite-vimeo lite-youtube vimeo-video youtube-video',
);

/** How the reader treats an element. Most elements change nothing or only end a paragraph. */
export interface ElementTraits {
  block: boolean;
  /** Needs more than a paragraph break. */
  special: boolean;
  /** Not read at all. */
  silent: boolean;
}

const SPECIAL = set(
  'a b blockquote br caption center code del details dt em h1 h2 h3 h4 h5 h6 hr i img ins kbd label li math mfrac mover msqrt msub msubsup msup mark munder munderover ol pre q rt s samp small strike strong sub sup table td th tr tt u ul',
);
const PLAIN: ElementTraits = { block: false, special: false, silent: false };
const TRAITS = new Map<string, ElementTraits>();
for (const name of [...BLOCKS, ...SPECIAL, ...SILENT]) {
  TRAITS.set(name, { block: BLOCKS.has(name), special: SPECIAL.has(name), silent: SILENT.has(name) });
}

/** The name that an element is read as: some are another element's copy, some change nothing where scripts don't run. */
export function readAs(element: Element, name = element.localName): string {
  if (name === 'amp-img' || name === 'amp-anim') return 'img';
  return name === 'noscript' && element.querySelector(PROSE) ? 'div' : name;
}

/** With scripts, a `<noscript>` has only text. Without, it may hold a lazy image, or all of the page. */
const PROSE = 'p, h1, h2, h3, article, main, section';

export function traitsOf(name: string): ElementTraits {
  return TRAITS.get(name) ?? PLAIN;
}

export const HEADING = /^h[1-6]$/;

const MARKS = new Map(
  Object.entries({
    b: 'b',
    strong: 'b',
    i: 'i',
    em: 'i',
    u: 'u',
    ins: 'u',
    s: 's',
    strike: 's',
    del: 's',
    sup: 'sup',
    sub: 'sub',
    code: 'code',
    kbd: 'code',
    samp: 'code',
    tt: 'code',
    small: 'small',
    mark: 'mark',
  }),
);

export function markOfTag(name: string): string | undefined {
  return MARKS.get(name);
}

const BOLD = /(?:^|;)\s*font-weight\s*:\s*(?:(bold|bolder|[6-9]\d\d)|normal|lighter|[1-5]\d\d)/i;
const ITALIC = /(?:^|;)\s*font-style\s*:\s*(?:(italic|oblique)|normal)/i;
const LINE = /(?:^|;)\s*text-decoration(?:-line)?\s*:([^;]*)/i;
const RAISED = /(?:^|;)\s*vertical-align\s*:\s*(super|sub)\b/i;

const TELLING = /font-|decoration|vertical-align/i;

/** Changes marks by an inline element's `style`: word processors write bold and italic this way. */
export function styledMarks(name: string, style: string, marks: readonly string[]): readonly string[] {
  if (BLOCKS.has(name) || name === 'img' || !TELLING.test(style)) return marks;
  let result = toggled(marks, 'b', BOLD.exec(style));
  result = toggled(result, 'i', ITALIC.exec(style));
  const line = LINE.exec(style)?.[1] ?? '';
  if (name !== 'a' && line.includes('underline')) result = withMark(result, 'u');
  if (line.includes('line-through')) result = withMark(result, 's');
  const raised = RAISED.exec(style)?.[1]?.toLowerCase();
  if (raised && /font-size/i.test(style)) result = withMark(result, raised === 'super' ? 'sup' : 'sub');
  return result;
}

function toggled(marks: readonly string[], mark: string, found: RegExpExecArray | null): readonly string[] {
  if (!found) return marks;
  return found[1] ? withMark(marks, mark) : withoutMark(marks, mark);
}

export function withMark(marks: readonly string[], mark: string): readonly string[] {
  return marks.includes(mark) ? marks : [...marks, mark];
}

export function withoutMark(marks: readonly string[], mark: string): readonly string[] {
  return marks.includes(mark) ? marks.filter((one) => one !== mark) : marks;
}

/** Adds a link mark. Links can't be nested, so it replaces an existing one. */
export function withLink(marks: readonly string[], argument: string): readonly string[] {
  const link = `url:${argument}`;
  return marks.length === 0 ? [link] : [...marks.filter((mark) => !mark.startsWith('url:')), link];
}
