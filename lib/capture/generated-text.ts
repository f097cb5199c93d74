import { type Generated, traitsOf } from '../markup/index.ts';
import { CssCounters, contentParts } from './css-counters.ts';

/** Maximum number of CSS rules to check. Large sites have far more, and reading all of them is too slow. */
const MOST_RULES = 6_000;
const MOST_ELEMENTS = 4_000;
const PSEUDO = /::?(before|after)\b/;
/** Private-use characters of icon fonts. They mean nothing in any other font. */
const ICON = /^(["'])[\u{e000}-\u{f8ff}\u{f0000}-\u{10ffff}]\1$/u;
const ICONS = /[\u{e000}-\u{f8ff}\u{f0000}-\u{10ffff}]/u;

/** Matches style sheets that generate text. Empty strings and icon characters don't count. */
const WORDS =
  /[;{\s/]content\s*:\s*(?:(["'])\s*\1\s*)*(?:(["'])(?!\s*\2|\\[ef][\da-f]{3}\s*\2)|attr\(|counters?\(|var\()/i;
/** Matches style sheets that generate empty lines. */
const LINES =
  /\{[^}]*(?:content\s*:\s*(["'])\1[^}]*display\s*:\s*(?:block|flex|grid)|display\s*:\s*(?:block|flex|grid)[^}]*content\s*:\s*(["'])\2)/i;
const LINE_DISPLAY = /^(?:block|flex|grid)$/;
/** Rules read between two yields. */
const STRIDE = 100;

type Pseudo = 'before' | 'after';
type Targets = Map<Element, Set<Pseudo>>;

/**
 * Text that `::before` and `::after` rules of the page's style sheets generate: bullets, labels, numbers. A newline in it
 * is a line end. Null if there is none. Cross-origin style sheets can't be read. Yields regularly so that the caller can
 * pause.
 */
export function* generatedText(document: Document): Generator<void, ReadonlyMap<Element, Generated> | null> {
  const targets: Targets = new Map();
  let hasCounters = false;
  yield* eachRule(document, (rule) => {
    const content = contentOf(rule);
    if (content === null) return false;
    hasCounters ||= /counters?\(|var\(/.test(content);
    collect(rule, content, targets);
    return true;
  });
  let counters: CssCounters | null = null;
  if (hasCounters) {
    const counting = new Set<Element>(document.querySelectorAll('[style*=counter-]'));
    yield* eachRule(document, (rule) => {
      const { counterReset, counterIncrement, counterSet } = rule.style;
      if (!counterReset && !counterIncrement && !counterSet) return false;
      for (const element of elementsOf(withoutPseudo(rule.selectorText))) counting.add(element);
      return true;
    });
    counters = new CssCounters(document, counting, new Set(targets.keys()));
  }
  const text = new Map<Element, Generated>();
  let count = 0;
  for (const [element, pseudos] of targets) {
    if (++count % STRIDE === 0) yield;
    const generated: Generated = { before: '', after: '' };
    for (const pseudo of pseudos)
      generated[pseudo] = renderedContent(element, pseudo, counters?.textsOf(element, pseudo) ?? []);
    if (generated.before || generated.after) text.set(element, generated);
  }
  return text.size > 0 ? text : null;
}

/** Calls `read` with each style rule that applies. It returns whether the rule took some time. */
function* eachRule(document: Document, read: (rule: CSSStyleRule) => boolean): Generator<void, void> {
  let rulesLeft = MOST_RULES;
  function* visit(rules: CSSRuleList): Generator<void, void> {
    for (const rule of rules) {
      if (rulesLeft-- <= 0) return;
      if (rule instanceof CSSStyleRule) {
        if (read(rule) || rulesLeft % STRIDE === 0) yield;
      } else if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
      else if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) yield* visit(rule.cssRules);
    }
  }
  for (const sheet of document.styleSheets) {
    try {
      const { ownerNode } = sheet;
      const written = ownerNode instanceof HTMLStyleElement ? ownerNode.textContent : null;
      // Most inline style sheets generate no text. This avoids reading their rules.
      const mayMatter = !written || WORDS.test(written) || LINES.test(written);
      if (!sheet.disabled && mayMatter) yield* visit(sheet.cssRules);
    } catch {
      // Cross-origin style sheet: the browser denies access to its rules.
    }
  }
}

/** The content that a rule generates: text, or an empty line. Null if it generates neither. */
function contentOf({ selectorText, style }: CSSStyleRule): string | null {
  if (!selectorText.includes(':before') && !selectorText.includes(':after')) return null;
  const { content } = style;
  if (content === '""') {
    const isLine = LINE_DISPLAY.test(style.display) && !/absolute|fixed/.test(style.position);
    return isLine ? content : null;
  }
  return !/["']\s*\S|attr\(|counters?\(|var\(/.test(content) || ICON.test(content) ? null : content;
}

function collect({ selectorText }: CSSStyleRule, content: string, targets: Targets): void {
  for (const selector of selectorText.split(/,(?![^(]*\))/)) {
    const pseudo = PSEUDO.exec(selector)?.[1];
    if (pseudo !== 'before' && pseudo !== 'after') continue;
    for (const element of elementsOf(withoutPseudo(selector))) {
      if (targets.size >= MOST_ELEMENTS) return;
      // An empty line at the edge of a block changes nothing.
      if (content === '""' && traitsOf(element.localName).block) continue;
      const known = targets.get(element);
      if (known) known.add(pseudo);
      else targets.set(element, new Set([pseudo]));
    }
  }
}

const withoutPseudo = (selector: string): string => selector.replace(/::?(?:before|after)\b[^,]*/g, '');

function elementsOf(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector.trim() || '*')].slice(0, MOST_ELEMENTS);
  } catch {
    // The page's style sheet has a selector that this browser doesn't know.
    return [];
  }
}

/** The text of a `::before` or `::after` pseudo-element, or an empty string if it shows none. */
function renderedContent(element: Element, pseudo: Pseudo, counters: readonly string[]): string {
  const style = getComputedStyle(element, `::${pseudo}`);
  const { content, display } = style;
  const isHidden = display === 'none' || style.visibility !== 'visible' || style.opacity === '0';
  if (isHidden || content === 'none' || content === 'normal') return '';
  if (/absolute|fixed/.test(style.position) && element.localName !== 'li') return '';
  let at = 0;
  let text = '';
  for (const part of contentParts(content)) {
    if (part.kind === 'text') text += part.text;
    else text += part.kind === 'counter' ? (counters[at++] ?? '') : (element.getAttribute(part.name) ?? '');
  }
  const isBlank = !/[^\s\u200b-\u200f]/.test(text);
  if (ICONS.test(text)) return '';
  const keepsLines = /^(?:pre|break-spaces)/.test(style.whiteSpace) && text.includes('\n');
  if (!keepsLines) text = text.replace(/[\s\ufeff]+/g, ' ');
  if (/^inline|^contents|^table/.test(display)) return isBlank && text !== ' ' && !keepsLines ? '' : text;
  if (style.position !== 'static' && style.position !== 'relative') return isBlank ? '' : text;
  // A label in a row is apart from what follows, and a block is a line of its own.
  const isInRow = style.float !== 'none' || /flex|grid/.test(getComputedStyle(element).display);
  if (isInRow) return isBlank ? '' : pseudo === 'before' ? `${text} ` : ` ${text}`;
  return isBlank ? '\n' : `\n${text}\n`;
}
