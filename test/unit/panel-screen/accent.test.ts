import { expect, test } from 'vitest';
import { accentColors, contrast, dominantHue } from '../../../components/ui/accent.ts';

const PAPERS = {
  light: ['#fbfaf7', '#ffffff', '#f3f1ec'],
  dark: ['#161918', '#1e2221', '#111413'],
} as const;

const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
const rgb = (hex: string) => [part(hex, 1), part(hex, 3), part(hex, 5)] as const;

test('every hue can be read as text on every background, and under its own ink, light and dark', () => {
  for (let hue = 0; hue < 360; hue++)
    for (const scheme of ['light', 'dark'] as const) {
      const { accent, ink, soft } = accentColors(hue)[scheme];
      for (const paper of [...PAPERS[scheme].map(rgb), soft, ink])
        expect(contrast(accent, paper), `${hue}, ${scheme}`).toBeGreaterThanOrEqual(4.5);
    }
});

test('contrast is that of the WCAG', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});

const pixels = (...colors: readonly [number, number, number, number][]) =>
  new Uint8ClampedArray(colors.flat());

test('the hue of a cover is the one that most of it has; greys and transparent parts don’t count', () => {
  const sea: [number, number, number, number] = [20, 90, 180, 255];
  const lamp: [number, number, number, number] = [240, 180, 40, 255];
  const fog: [number, number, number, number] = [128, 130, 129, 255];
  const hidden: [number, number, number, number] = [255, 0, 0, 0];
  expect(dominantHue(pixels(sea, sea, sea, lamp, fog, fog, hidden, hidden))).toBeGreaterThan(240);
  expect(dominantHue(pixels(sea, sea, sea, lamp, fog, fog, hidden, hidden))).toBeLessThan(275);
  expect(dominantHue(pixels(lamp, lamp, sea))).toBeLessThan(100);
  expect(dominantHue(pixels(fog, fog, fog))).toBeNull();
  expect(dominantHue(pixels(hidden))).toBeNull();
});
