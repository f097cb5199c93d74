import { type FromDom, type FromDomOptions, readDomInSteps, type Visibility } from '../../markup/index.ts';
import { LONGEST_CLIP } from '../clip.ts';
import { generatedText } from '../generated-text.ts';
import { livePage, pageFields } from '../live-page.ts';
import { foldedVisibility, unfoldedVisibility, visibilityWithout } from '../visibility.ts';
import { shapesOf } from './shapes.ts';
import type { Source, Work } from './source.ts';

/** Reads a page by its source's rules. Returns null if the rules don't apply to this page or nothing is left. */
export function* readWork(
  document: Document,
  source: Source,
  defaultVisibility: (element: Element) => Visibility,
): Generator<void, { read: FromDom; roots: readonly Element[]; work: Work } | null> {
  const work = source.work?.(document);
  if (!work) return null;
  const { parts } = work;
  const visibility =
    source.tabs && defaultVisibility === foldedVisibility
      ? unfoldedVisibility(source.tabs)
      : defaultVisibility;
  const hidden = [source.noise, source.apart].filter((selector) => selector !== undefined).join(', ');
  const options: FromDomOptions = {
    base: document.baseURI,
    live: livePage(document, pageFields, yield* generatedText(document)),
    shapes: shapesOf(source, work.hasManyAuthors ?? false),
    visibility: visibilityWithout(hidden, visibility, parts),
    leftOut: new Set<Node>(work.heading ? [work.heading] : []),
  };
  const reads: FromDom[] = [];
  let limit = LONGEST_CLIP;
  for (const part of parts) {
    const read = yield* readDomInSteps(part, { ...options, limit });
    limit -= read.markup.length;
    reads.push(read);
    if (read.truncated || limit <= 0) break;
  }
  const read = joined(reads, reads.length < parts.length);
  return read.text === '' && read.images.length === 0 ? null : { read, roots: parts, work };
}

/** Joins what was read of several elements. `isCut`: there are more. */
export function joined(reads: readonly FromDom[], isCut: boolean): FromDom {
  const filled = reads.filter(({ markup }) => markup !== '');
  return {
    markup: filled.map(({ markup }) => markup).join('\n\n'),
    text: filled.map(({ text }) => text).join('\n'),
    images: reads.flatMap(({ images }) => images),
    truncated: isCut || reads.some(({ truncated }) => truncated),
    crossesBlocks: true,
  };
}
