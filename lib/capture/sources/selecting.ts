import type { Clip } from '../clip.ts';
import { withAbout } from '../metadata.ts';
import { selectedStretches } from '../ranges.ts';
import { captureSelection } from '../selection.ts';
import { cutTitle, FIRST_WORDS } from '../title.ts';
import { selectableVisibility, visibilityWithout } from '../visibility.ts';
import { sourceOf } from './index.ts';
import { postAround } from './posts.ts';
import { shapesOf } from './shapes.ts';
import type { About, Source } from './source.ts';

/** What is selected, read as the page's source has it; null: nothing is. */
export function captureKnownSelection(window: Window): Clip | null {
  try {
    return readKnownSelection(window);
  } catch {
    // Sites change, and a rule may no longer fit. What is selected can still be read without it.
    return captureSelection(window);
  }
}

function readKnownSelection(window: Window): Clip | null {
  const { document } = window;
  const stretches = selectedStretches(window);
  if (stretches.length === 0) return captureSelection(window);
  const source = sourceOf(document);
  const post = source && postAround(source, stretches);
  const clip = captureSelection(window, {
    shapes: shapesOf(source, post === null),
    sight: visibilityWithout(source?.noise ?? '', selectableVisibility),
  });
  if (!clip || !source) return clip;
  const work = source.work?.(document);
  const about = post ?? { ...work, address: null };
  return { ...clip, ...titlesOf(clip, source, about), source: withAbout(clip.source, about) };
}

/** A post without a title is named after its first words. */
function titlesOf(clip: Clip, source: Source, about: About): { title: string; titles: string[] } {
  const [firstLine = ''] = clip.text.split('\n', 1);
  const own = cutTitle(about.title ?? firstLine, about.title ? undefined : FIRST_WORDS);
  const isNamed = source.hasHeadings || /^\[h\d\]/.test(clip.markup);
  const all = isNamed ? [clip.title, own, ...clip.titles] : [own, clip.title, ...clip.titles];
  const [title = own, ...titles] = new Set(all);
  return { title, titles };
}
