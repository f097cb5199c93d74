import { listNumber } from '../markup/index.ts';

/** A part of a CSS `content` value. `between` joins the numbers of enclosing elements; null: the innermost one alone. */
type ContentPart =
  | { kind: 'text'; text: string }
  | { kind: 'attribute'; name: string }
  | { kind: 'counter'; name: string; between: string | null; style: string };

const PART =
  /"((?:[^"\\]|\\[\s\S])*)"|'((?:[^'\\]|\\[\s\S])*)'|attr\(\s*([\w-]+)[^)]*\)|(counters?)\(\s*([\w-]+)\s*(?:,\s*(?:"((?:[^"\\]|\\[\s\S])*)"|'((?:[^'\\]|\\[\s\S])*)'))?\s*(?:,\s*([\w-]+))?[^)]*\)|\//g;

/** Parses a `content` value as browsers return it. What can't be shown as text, such as an image, is dropped. */
export function contentParts(content: string): ContentPart[] {
  const parts: ContentPart[] = [];
  for (const found of content.matchAll(PART)) {
    const [all, quoted, single, attribute, counter, name = '', between, otherBetween, style] = found;
    // What follows a slash is read aloud instead of the text.
    if (all === '/') break;
    if (attribute !== undefined) parts.push({ kind: 'attribute', name: attribute });
    else if (counter !== undefined)
      parts.push({
        kind: 'counter',
        name,
        between: counter === 'counters' ? unescaped(between ?? otherBetween ?? '.') : null,
        style: style ?? 'decimal',
      });
    else parts.push({ kind: 'text', text: unescaped(quoted ?? single ?? '') });
  }
  return parts;
}

/** The text that a CSS string stands for: browsers write line ends, tabs and quotes in it as escapes. */
function unescaped(text: string): string {
  return text.replace(
    /\\(?:([\da-f]{1,6})\s?|(\r\n|[\s\S]))/gi,
    (_, code: string | undefined, sign: string | undefined) => {
      if (code === undefined) return /^[\r\n\f]/.test(sign ?? '') ? '' : (sign ?? '');
      const point = Number.parseInt(code, 16);
      return point === 0 || point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point);
    },
  );
}

type Pseudo = 'before' | 'after';
type CounterPart = Extract<ContentPart, { kind: 'counter' }>;

/** A counter's value within one element: in the elements below it that follow the one that started the counter. */
interface Instance {
  scope: Element;
  value: number;
}

const BULLETS: Record<string, string> = { disc: '•', circle: '◦', square: '▪', none: '' };

/**
 * Computes CSS counters, because browsers don't tell their values. `counting`: the elements that change a counter;
 * `shown`: those whose generated text may show one.
 */
export class CssCounters {
  private readonly instances = new Map<string, Instance[]>();
  /** For each element, the texts of the counters in its generated content. */
  private readonly texts: Record<Pseudo, Map<Element, string[]>> = { before: new Map(), after: new Map() };

  constructor(document: Document, counting: ReadonlySet<Element>, shown: ReadonlySet<Element>) {
    const open: Element[] = [];
    const closeUntil = (next: Element | null): void => {
      let last = open[open.length - 1];
      while (last && !(next && last.contains(next))) {
        this.readPseudo(last, 'after');
        open.pop();
        last = open[open.length - 1];
      }
    };
    for (const element of document.querySelectorAll('*')) {
      const isList = /^(?:ol|ul|menu|li)$/.test(element.localName);
      if (!isList && !counting.has(element) && !shown.has(element)) continue;
      closeUntil(element);
      const style = getComputedStyle(element);
      if (style.display === 'none') continue;
      const scope = element.parentElement ?? element;
      if (isList) this.countItem(element, scope);
      this.count(style, scope);
      this.readPseudo(element, 'before');
      open.push(element);
    }
    closeUntil(null);
  }

  /** The texts of the counters in an element's generated content, in order. */
  textsOf(element: Element, pseudo: Pseudo): readonly string[] {
    return this.texts[pseudo].get(element) ?? [];
  }

  private readPseudo(element: Element, pseudo: Pseudo): void {
    const style = getComputedStyle(element, `::${pseudo}`);
    if (style.content === 'none' || style.content === 'normal' || style.display === 'none') return;
    this.count(style, element);
    const texts = contentParts(style.content).flatMap((part) =>
      part.kind === 'counter' ? [this.textOf(part, element)] : [],
    );
    if (texts.length > 0) this.texts[pseudo].set(element, texts);
  }

  private count({ counterReset, counterIncrement, counterSet }: CSSStyleDeclaration, scope: Element): void {
    for (const [name, value] of pairs(counterReset, 0)) this.reset(name, value, scope);
    for (const [name, value] of pairs(counterIncrement, 1)) this.current(name, scope).value += value;
    for (const [name, value] of pairs(counterSet, 0)) this.current(name, scope).value = value;
  }

  /** The counter `list-item`, which every list has. */
  private countItem(element: Element, scope: Element): void {
    if (element.localName !== 'li') {
      const start = Number.parseInt(element.getAttribute('start') ?? '1', 10);
      this.reset('list-item', (Number.isNaN(start) ? 1 : start) - 1, scope);
      return;
    }
    const value = Number.parseInt(element.getAttribute('value') ?? '', 10);
    const counter = this.current('list-item', scope);
    counter.value = Number.isNaN(value) ? counter.value + 1 : value;
  }

  private reset(name: string, value: number, scope: Element): void {
    const within = this.within(name, scope);
    if (within[within.length - 1]?.scope === scope) within.pop();
    within.push({ scope, value });
  }

  private current(name: string, scope: Element): Instance {
    const within = this.within(name, scope);
    let last = within[within.length - 1];
    if (!last) {
      last = { scope, value: 0 };
      within.push(last);
    }
    return last;
  }

  /** The instances of a counter that a child of this element sees, outermost first. */
  private within(name: string, scope: Element): Instance[] {
    const all = (this.instances.get(name) ?? []).filter((one) => one.scope.contains(scope));
    this.instances.set(name, all);
    return all;
  }

  private textOf({ name, between, style }: CounterPart, scope: Element): string {
    const bullet = BULLETS[style];
    if (bullet !== undefined) return bullet;
    const values = this.within(name, scope).map(({ value }) => listNumber(value, style));
    if (values.length === 0) return listNumber(0, style);
    return between === null ? (values[values.length - 1] ?? '') : values.join(between);
  }
}

function pairs(value: string, usual: number): [name: string, value: number][] {
  if (value === '' || value === 'none') return [];
  return [...value.matchAll(/([^\s\d-][^\s]*)(?:\s+(-?\d+))?/g)].map(([, name = '', number]) => [
    name,
    number === undefined ? usual : Number(number),
  ]);
}
