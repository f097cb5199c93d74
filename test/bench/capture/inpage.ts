// Called by the checks inside a real page, next to the walker that scores.

import { Readability } from '@mozilla/readability';
import { type Clip, capturePage as capture, captureSelection, STEPS } from '../../../lib/capture/index.ts';
import { parseMarkup, readDom, renderMarkup, withoutTracking } from '../../../lib/markup/index.ts';
import { chance, embedsIn, type Length, randomRange, selectionTruth } from './oracle.ts';
import type { Bag, Score } from './score.ts';
import { foundAlone, scoreArticle, type Truth } from './whole-page.ts';

export { captureKnownSelection, hasText } from '../../../lib/capture/index.ts';
export { escapeMarkup, parseMarkup, readDom, renderMarkup } from '../../../lib/markup/index.ts';
export { harm } from './harm.ts';
export { mutate, setTraps } from './mutations.ts';
export { turndown } from './rival.ts';
export { captureSelection };

type Model = Record<string, string[]>;
declare const walker: { model(root: Node, base: string): Model; compare(said: Model, shown: Model): Score };

const find = (skeleton: Document): Node | null => {
  const options = { serializer: (node: Node) => node, keepClasses: true, disableJSONLD: true };
  return new Readability<Node>(skeleton, options).parse()?.content ?? null;
};

export function capturePage(window: Window, without: readonly string[] = []): Promise<Clip> {
  return capture(window, find, new Set(without));
}

export async function articleScore(
  truth: Truth,
): Promise<{ ours: Bag; alone: Bag; without: Record<string, Bag> }> {
  const score = async (without: readonly string[]): Promise<Bag> => {
    const { markup, images } = await capturePage(window, without);
    return scoreArticle(shown(markup, images), truth);
  };
  const without: Record<string, Bag> = {};
  for (const step of Object.keys(STEPS)) without[step] = await score([step]);
  return { ours: await score([]), alone: scoreArticle(foundAlone(), truth), without };
}

const STAND_IN = /^(?:Image|Video|Audio|Embed|File)\b/;

/** Renders markup, with headings at their own level and image links as images. */
export function shown(markup: string, images: { url: string }[]): HTMLElement {
  const inert = document.implementation.createHTMLDocument('');
  inert.body.append(renderMarkup(parseMarkup(markup), inert));
  const urls = new Set(images.map((image) => image.url));
  for (const link of inert.querySelectorAll('a')) {
    if (!STAND_IN.test(link.textContent ?? '') || !urls.has(link.href)) continue;
    const image = inert.createElement('img');
    image.setAttribute('src', link.href);
    link.replaceWith(image);
  }
  return inert.body;
}

export function models(said: Node, markup: string, images: { url: string }[], base: string): [Model, Model] {
  const one = walker.model(said, base);
  const other = walker.model(shown(markup, images), base);
  one.linktok = (one.linktok ?? []).map((word) => withoutTracks(word, '\u0001'));
  one.link = (one.link ?? []).map((word) => withoutTracks(word, '\u0001'));
  one.heading = (one.heading ?? []).map((heading) => heading.replace(/^[56]/, '4'));
  other.heading = (other.heading ?? []).map((heading) => `${Number(heading[0]) - 1}${heading.slice(1)}`);
  return [one, other];
}

/** Trackers are removed from links on purpose, so that isn't a loss. */
function withoutTracks(entry: string, separator: string): string {
  const [address = '', ...rest] = entry.split(separator);
  return [withoutTracking(address), ...rest].join(separator);
}

/** Compares HTML with its markup, rendered again. */
export function roundTrip(
  html: string,
  base: string,
): { score: Score; markup: string; differences: string[] } {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  // A document without scripts shows its fallbacks for browsers without scripts; the walker skips them.
  for (const fallback of parsed.querySelectorAll('noscript:not(:has(img))')) fallback.remove();
  const read = readDom(parsed.body, { base });
  const [said, seen] = models(parsed.body, read.markup, read.images, base);
  return { score: walker.compare(said, seen), markup: read.markup, differences: differences(said, seen) };
}

/** Captures the whole page before and after a change and compares the two. */
export function compared(change: () => void): { score: Score; differences: string[] } {
  const whole = (): Model => {
    getSelection()?.selectAllChildren(document.body);
    const clip = captureSelection(window);
    return walker.model(shown(clip?.markup ?? '', clip?.images ?? []), document.baseURI);
  };
  const before = whole();
  change();
  const after = whole();
  return { score: walker.compare(before, after), differences: differences(before, after) };
}

/** Examples of what only one side has. */
export function differences(said: Model, seen: Model): string[] {
  const found: string[] = [];
  for (const name of [
    'tokens',
    'heading',
    'linktok',
    'item',
    'row',
    'b',
    'i',
    'u',
    's',
    'sup',
    'sub',
    'code',
    'quote',
    'pre',
    'breaks',
    'hr',
  ]) {
    const left = [...(seen[name] ?? [])];
    const missing = (said[name] ?? []).filter((one) => {
      const at = left.indexOf(one);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    for (const one of missing.slice(0, 4))
      found.push(`${name} − ${one.replaceAll('\u0001', ' ¦ ').slice(0, 120)}`);
    for (const one of left.slice(0, 4))
      found.push(`${name} + ${one.replaceAll('\u0001', ' ¦ ').slice(0, 120)}`);
  }
  return found;
}

/** Signs that lead to the heading beside them, or from a note back to its place. Captures leave them out on purpose. */
function removeSigns(): void {
  for (const link of document.querySelectorAll('a[href*="#"]'))
    if (/^(?:\^|↩\ufe0e?|↑|[#¶§🔗]?)$/u.test((link.textContent ?? '').trim()) && !link.querySelector('img'))
      link.remove();
}

/** The walker reads no styles: it gets an element for each line that they make, and a space between buttons. */
function markLines(): void {
  for (const element of document.body.querySelectorAll(
    'a, abbr, b, em, i, label, small, span, strong, time',
  )) {
    if (!/^(?:block|flex|grid|list-item|table)/.test(getComputedStyle(element).display)) continue;
    const line = document.createElement('div');
    element.replaceWith(line);
    line.append(element);
  }
  for (const button of document.body.querySelectorAll('button')) button.after(' ');
}

/** Selects random ranges of the page, captures each, and scores it against the selection. */
export function selections(seed: number, plan: Record<Length, number>): SelectionResult[] {
  const next = chance(seed);
  removeSigns();
  markLines();
  const results: SelectionResult[] = [];
  for (const length of ['short', 'medium', 'long'] as const) {
    for (let at = 0; at < plan[length]; at++) {
      const range = randomRange(length, next);
      if (!range) continue;
      const selection = getSelection();
      selection?.removeAllRanges();
      selection?.addRange(range);
      const clip = captureSelection(window);
      if (!selection?.toString().trim()) continue;
      const markup = clip?.markup ?? '';
      const embeds = embedsIn(range);
      const [said, seen] = models(
        selectionTruth(range),
        markup,
        [...(clip?.images ?? []), ...linkedEmbeds(markup, embeds)],
        document.baseURI,
      );
      const lost = embeds.flatMap(({ player }) => (player && !markup.includes(player) ? [player] : []));
      said.tokens?.push(...lost.map((player) => `player:${player}`));
      results.push({
        length,
        score: walker.compare(said, seen),
        differences: differences(said, seen),
        words: selection.toString().slice(0, 80),
      });
    }
  }
  return results;
}

/** The links of a capture that replace embedded content of the range. */
function linkedEmbeds(markup: string, embeds: ReturnType<typeof embedsIn>): { url: string }[] {
  const links = [...renderMarkup(parseMarkup(markup), document).querySelectorAll('a')];
  return links
    .map((link) => ({ url: link.href }))
    .filter(({ url }) =>
      embeds.some(({ addresses, player }) => addresses.includes(url) || (player && url.includes(player))),
    );
}

export interface SelectionResult {
  length: Length;
  score: Score;
  differences: string[];
  words: string;
}

/** Seeded selections, each as the browser's text and as captured, without whitespace. Needs no walker. */
export function wordsOfSelections(
  seed: number,
  plan: Record<Length, number>,
): { selected: string; captured: string }[] {
  const next = chance(seed);
  const results: { selected: string; captured: string }[] = [];
  removeSigns();
  for (const length of ['short', 'medium', 'long'] as const) {
    for (let at = 0; at < plan[length]; at++) {
      const range = randomRange(length, next);
      const selection = getSelection();
      if (!range || !selection) continue;
      selection.removeAllRanges();
      selection.addRange(range);
      const clip = captureSelection(window);
      const body = shown(clip?.markup ?? '', []);
      for (const link of body.querySelectorAll('a')) if (link.textContent?.startsWith('Image')) link.remove();
      // The browser returns letters as transformed by CSS; a capture keeps them as written.
      // The dash before the author of a quote isn't needed where the markup names the author.
      const squeeze = (words: string): string => words.replace(/[\s\u00ad\u200b\ufeff—]+/g, '').toLowerCase();
      results.push({ selected: squeeze(selection.toString()), captured: squeeze(body.textContent ?? '') });
    }
  }
  return results;
}
