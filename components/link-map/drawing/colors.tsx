import type { Palette } from '../../../lib/link-map/index.ts';
import { HUES } from '../shown-map.ts';

const NAMES = ['ink', 'soft', 'paper', 'line', 'accent'] as const;

/** The colors of a map in the current scheme, as the style sheets say. */
export interface MapColors extends Record<(typeof NAMES)[number], string> {
  palette: Palette;
}

/** Unseen elements with the colors of the style sheets, which a canvas can't read itself. */
export function ColorSamples() {
  return (
    <div class="map-samples" hidden aria-hidden="true">
      {NAMES.map((name) => (
        <span key={name} data-map-color={name} />
      ))}
      {HUES.map((hue) => (
        <span key={hue} class="tile" data-hue={hue} />
      ))}
    </div>
  );
}

/** Reads the colors of `ColorSamples` somewhere in `root`. */
export function readColors(root: Element): MapColors {
  const colorOf = (css: string): string => {
    const sample = root.querySelector(`.map-samples > ${css}`);
    return sample ? getComputedStyle(sample).color : 'gray';
  };
  const [ink, soft, paper, line, accent] = NAMES.map((name) => colorOf(`[data-map-color="${name}"]`));
  return {
    ...{ ink: ink ?? '', soft: soft ?? '', paper: paper ?? '', line: line ?? '', accent: accent ?? '' },
    palette: {
      line: line ?? '',
      paper: paper ?? '',
      dots: HUES.map((hue) => colorOf(`[data-hue="${hue}"]`)),
    },
  };
}
