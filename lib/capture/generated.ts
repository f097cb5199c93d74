import type { Generated } from '../markup/index.ts';

/** Rules of a page that are looked at; the sheets of large sites have more than pays. */
const MOST_RULES = 6_000;
const MOST_ELEMENTS = 4_000;
const PSEUDO = /::?(before|after)\b/;
/** The signs of icon fonts: they mean nothing in any other font. */
const ICON = /^(["'])[\u{e000}-\u{f8ff}\u{f0000}-\u{10ffff}]\1$/u;
const ICONS = /[\u{e000}-\u{f8ff}\u{f0000}-\u{10ffff}]/u;

/** Words in the text of a style sheet: nothing empty, no sign of an icon font. */
const WORDS = /[;{\s/]content\s*:\s*(?:(["'])(?!\s*\1|\\[ef][\da-f]{3}\s*\1)|attr\(|counters?\(|var\()/i;
/** Rules read between two pauses. */
const STRIDE = 100;

/**
 * Words that the page's style sheets put before and after elements: bullets, labels, numbers. Null where there are
 * none. Sheets of other sites cannot be read. Yields now and then, so that the caller can pause.
 */
export function* generatedWords(document: Document): Generator<void, ReadonlyMap<Element, Generated> | null> {
  const words = new Map<Element, Generated>();
  let left = MOST_RULES;
  function* visit(rules: CSSRuleList): Generator<void, void> {
    for (const rule of rules) {
      if (left-- <= 0) return;
      if (rule instanceof CSSStyleRule) {
        if (read(rule, words) || left % STRIDE === 0) yield;
      } else if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
      else if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) yield* visit(rule.cssRules);
    }
  }
  for (const sheet of document.styleSheets) {
    try {
      const { ownerNode } = sheet;
      const written = ownerNode instanceof HTMLStyleElement ? ownerNode.textContent : null;
      // Most sheets in a page say nothing of the kind.
      if (!sheet.disabled && (!written || WORDS.test(written))) yield* visit(sheet.cssRules);
    } catch {
      // A sheet from another site: the browser keeps its rules to itself.
    }
  }
  return words.size > 0 ? words : null;
}

/** False: the rule says nothing of the kind. */
function read(rule: CSSStyleRule, words: Map<Element, Generated>): boolean {
  const { selectorText } = rule;
  if (!selectorText.includes(':before') && !selectorText.includes(':after')) return false;
  const { content } = rule.style;
  if (!/["']\s*\S|attr\(|counters?\(|var\(/.test(content) || ICON.test(content)) return false;
  for (const selector of selectorText.split(/,(?![^(]*\))/)) {
    const pseudo = PSEUDO.exec(selector)?.[1];
    if (pseudo !== 'before' && pseudo !== 'after') continue;
    const counts = new Counts();
    for (const element of elementsOf(selector.replace(/::?(?:before|after)\b.*$/, ''))) {
      if (words.size >= MOST_ELEMENTS) return true;
      const shown = wordsShown(element, pseudo, counts);
      const known = words.get(element);
      if (shown || known) words.set(element, { before: '', after: '', ...known, [pseudo]: shown });
    }
  }
  return true;
}

function elementsOf(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector.trim() || '*')].slice(0, MOST_ELEMENTS);
  } catch {
    return [];
  }
}

const CONTENT = /"((?:[^"\\]|\\.)*)"|(counters?)\(([\w-]+)(?:, "([^"]*)")?[^)]*\)/g;

/** What the browser shows before or after an element, where it is words. */
function wordsShown(element: Element, pseudo: 'before' | 'after', counts: Counts): string {
  const style = getComputedStyle(element, `::${pseudo}`);
  const isHidden = style.display === 'none' || style.visibility !== 'visible' || style.opacity === '0';
  if (isHidden || (style.position === 'absolute' && element.localName !== 'li')) return '';
  let words = '';
  for (const [, quoted, counter, name = '', between = '.'] of style.content.matchAll(CONTENT)) {
    words += counter
      ? counts.numberOf(element, name, counter === 'counters' ? between : null)
      : (quoted ?? '').replace(/\\(["\\])/g, '$1');
  }
  return ICONS.test(words) || !/[^\s\u200b-\u200f]/.test(words) ? '' : words;
}

/** Counts the elements of one rule, because browsers do not tell what a counter shows. */
class Counts {
  private readonly scopes = new Map<Element, number>();
  private readonly numbers = new Map<Element, string>();

  /** `between`: what joins the number to those of the elements around; null: it stands alone. */
  numberOf(element: Element, counter: string, between: string | null): string {
    let scope: Element | null = element.parentElement;
    while (scope?.parentElement && !getComputedStyle(scope).counterReset.includes(counter)) {
      scope = scope.parentElement;
    }
    if (!scope) return '';
    const count = (this.scopes.get(scope) ?? 0) + 1;
    this.scopes.set(scope, count);
    let outer: Element | null = between === null ? null : element.parentElement;
    while (outer && !this.numbers.has(outer)) outer = outer.parentElement;
    const number = `${outer ? `${this.numbers.get(outer)}${between}` : ''}${count}`;
    this.numbers.set(element, number);
    return number;
  }
}
