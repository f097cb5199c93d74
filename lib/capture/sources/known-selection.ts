import type { Clip } from '../clip.ts';
import { cutTitle, FIRST_WORDS, withSourceMetadata } from '../metadata/index.ts';
import { selectedRanges } from '../ranges.ts';
import { captureSelection } from '../selection.ts';
import { selectableVisibility, visibilityWithout } from '../visibility.ts';
import { sourceOf } from './index.ts';
import { shapesOf } from './shapes.ts';
import { postAround, type Source, type SourceMetadata } from './source.ts';

/** Captures the selection by the rules of the page's source. Null if nothing is selected. */
export function captureKnownSelection(window: Window): Clip | null {
  try {
    return readKnownSelection(window);
  } catch {
    // Sites change, and a rule may no longer match. The selection can still be read without it.
    return captureSelection(window);
  }
}

function readKnownSelection(window: Window): Clip | null {
  const { document } = window;
  const ranges = selectedRanges(window);
  if (ranges.length === 0) return captureSelection(window);
  const source = sourceOf(document);
  const post = source && postAround(source, ranges);
  const clip = captureSelection(window, {
    shapes: shapesOf(source, post === null),
    visibility: visibilityWithout(source?.noise ?? '', selectableVisibility()),
  });
  if (!clip || !source) return clip;
  const work = source.work?.(document);
  const metadataOf = post ?? { ...work, address: null };
  return {
    ...clip,
    ...titlesOf(clip, source, metadataOf),
    source: withSourceMetadata(clip.source, metadataOf),
  };
}

/** A post without a title is named after its first words. */
function titlesOf(clip: Clip, source: Source, metadata: SourceMetadata): { title: string; titles: string[] } {
  const [firstLine = ''] = clip.text.split('\n', 1);
  const own = cutTitle(metadata.title ?? firstLine, metadata.title ? undefined : FIRST_WORDS);
  const isNamed = source.hasHeadings || /^\[h\d\]/.test(clip.markup);
  const all = isNamed ? [clip.title, own, ...clip.titles] : [own, clip.title, ...clip.titles];
  const [title = own, ...titles] = new Set(all);
  return { title, titles };
}
