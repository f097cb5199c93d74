import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentColors, contrast, dominantHue } from '../../../components/ui/theme/accent.ts';

type Rgb = readonly [number, number, number];

const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
const rgb = (hex: string): Rgb => [part(hex, 1), part(hex, 3), part(hex, 5)];

/** The colors of tokens.css, each in light and dark. */
const TOKENS = readFileSync('components/ui/theme/tokens.css', 'utf8');
function token(name: string, scheme: 'light' | 'dark'): Rgb {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(TOKENS);
  const color = found?.[scheme === 'light' ? 1 : 2];
  if (!color) throw new Error(`No color --${name}`);
  return rgb(color);
}

const SURFACES = ['paper', 'raised', 'sunken', 'danger-soft', 'warn-soft'];
const INKS = ['ink', 'ink-soft', 'danger', 'warn'];
const AA = 4.5;

const expectReadable = (
  { accent, ink, soft }: { accent: Rgb; ink: Rgb; soft: Rgb },
  scheme: 'light' | 'dark',
) => {
  for (const name of SURFACES)
    expect(contrast(accent, token(name, scheme)), `the accent on ${name}, ${scheme}`).toBeGreaterThanOrEqual(
      AA,
    );
  for (const name of INKS)
    expect(
      contrast(token(name, scheme), soft),
      `${name} on a selected row, ${scheme}`,
    ).toBeGreaterThanOrEqual(AA);
  expect(contrast(accent, soft), `the accent on its soft variant, ${scheme}`).toBeGreaterThanOrEqual(AA);
  expect(contrast(ink, accent), `a filled button, ${scheme}`).toBeGreaterThanOrEqual(AA);
};

test('with the accent of any hue, all text can be read on every surface, light and dark', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.constantFrom('light', 'dark'),
      (hue, scheme) => expectReadable(accentColors(hue)[scheme], scheme),
    ),
    { numRuns: 2000 },
  );
});

test('so it can with the accent of a world that has chosen none', () => {
  for (const scheme of ['light', 'dark'] as const)
    expectReadable(
      {
        ...{ accent: token('accent', scheme), ink: token('accent-ink', scheme) },
        soft: token('accent-soft', scheme),
      },
      scheme,
    );
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
