import type { Generated } from '../markup/index.ts';

/** Maximum number of CSS rules to check. Large sites have far more, and reading all of them is too slow. */
const MOST_RULES = 6_000;
const MOST_ELEMENTS = 4_000;
const PSEUDO = /::?(before|after)\b/;
/** Private-use characters of icon fonts. They mean nothing in any other font. */
const ICON = /^(["'])[\u{e000}-\u{f8ff}\u{f0000}-\u{10ffff}]\1$/u;
const ICONS = /[\u{e000}-\u{f8ff}\u{f0000}-\u{10ffff}]/u;

/** Matches style sheets that generate text. Empty strings and icon characters don't count. */
const WORDS = /[;{\s/]content\s*:\s*(?:(["'])(?!\s*\1|\\[ef][\da-f]{3}\s*\1)|attr\(|counters?\(|var\()/i;
/** Rules read between two yields. */
const STRIDE = 100;

/**
 * Text that `::before` and `::after` rules of the page's style sheets generate: bullets, labels, numbers. Null if
 * there is none. Cross-origin style sheets can't be read. Yields regularly so that the caller can pause.
 */
export function* generatedText(document: Document): Generator<void, ReadonlyMap<Element, Generated> | null> {
  const text = new Map<Element, Generated>();
  let rulesLeft = MOST_RULES;
  function* visit(rules: CSSRuleList): Generator<void, void> {
    for (const rule of rules) {
      if (rulesLeft-- <= 0) return;
      if (rule instanceof CSSStyleRule) {
        if (read(rule, text) || rulesLeft % STRIDE === 0) yield;
      } else if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
      else if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) yield* visit(rule.cssRules);
    }
  }
  for (const sheet of document.styleSheets) {
    try {
      const { ownerNode } = sheet;
      const written = ownerNode instanceof HTMLStyleElement ? ownerNode.textContent : null;
      // Most inline style sheets generate no text. This avoids reading their rules.
      if (!sheet.disabled && (!written || WORDS.test(written))) yield* visit(sheet.cssRules);
    } catch {
      // Cross-origin style sheet: the browser denies access to its rules.
    }
  }
  return text.size > 0 ? text : null;
}

/** Returns false if the rule generates no text. */
function read(rule: CSSStyleRule, text: Map<Element, Generated>): boolean {
  const { selectorText } = rule;
  if (!selectorText.includes(':before') && !selectorText.includes(':after')) return false;
  const { content } = rule.style;
  if (!/["']\s*\S|attr\(|counters?\(|var\(/.test(content) || ICON.test(content)) return false;
  for (const selector of selectorText.split(/,(?![^(]*\))/)) {
    const pseudo = PSEUDO.exec(selector)?.[1];
    if (pseudo !== 'before' && pseudo !== 'after') continue;
    const counters = new CssCounters();
    for (const element of elementsOf(selector.replace(/::?(?:before|after)\b.*$/, ''))) {
      if (text.size >= MOST_ELEMENTS) return true;
      const shown = renderedContent(element, pseudo, counters);
      const known = text.get(element);
      if (shown || known) text.set(element, { before: '', after: '', ...known, [pseudo]: shown });
    }
  }
  return true;
}

function elementsOf(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector.trim() || '*')].slice(0, MOST_ELEMENTS);
  } catch {
    // The page's style sheet has a selector that this browser doesn't know.
    return [];
  }
}

const CONTENT = /"((?:[^"\\]|\\.)*)"|(counters?)\(([\w-]+)(?:, "([^"]*)")?[^)]*\)/g;

/** The text of a `::before` or `::after` pseudo-element, or an empty string if it shows none. */
function renderedContent(element: Element, pseudo: 'before' | 'after', counters: CssCounters): string {
  const style = getComputedStyle(element, `::${pseudo}`);
  const isHidden = style.display === 'none' || style.visibility !== 'visible' || style.opacity === '0';
  if (isHidden || (style.position === 'absolute' && element.localName !== 'li')) return '';
  let text = '';
  for (const [, quoted, counter, name = '', between = '.'] of style.content.matchAll(CONTENT)) {
    text += counter
      ? counters.numberOf(element, name, counter === 'counters' ? between : null)
      : (quoted ?? '').replace(/\\(["\\])/g, '$1');
  }
  return ICONS.test(text) || !/[^\s\u200b-\u200f]/.test(text) ? '' : text;
}

/** Recomputes CSS counters for the elements of one rule, because browsers don't expose a counter's value. */
class CssCounters {
  private readonly scopes = new Map<Element, number>();
  private readonly numbers = new Map<Element, string>();

  /**
   * `between` joins the number to those of the enclosing elements (CSS `counters()`); null returns the number alone.
   */
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
