/** A color in sRGB, each part from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

interface Scheme {
  /** Backgrounds that the accent is read on, besides its own soft variant. */
  papers: readonly Rgb[];
  /** Lightness to begin with, and the step towards more contrast. */
  lightness: number;
  step: number;
  chroma: number;
  soft: { lightness: number; chroma: number };
}

const LIGHT: Scheme = {
  papers: [
    [251, 250, 247],
    [255, 255, 255],
    [243, 241, 236],
  ],
  lightness: 0.5,
  step: -0.005,
  chroma: 0.1,
  soft: { lightness: 0.94, chroma: 0.022 },
};
const DARK: Scheme = {
  papers: [
    [22, 25, 24],
    [30, 34, 33],
    [17, 20, 19],
  ],
  lightness: 0.74,
  step: 0.005,
  chroma: 0.09,
  soft: { lightness: 0.3, chroma: 0.035 },
};
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [16, 20, 19];
/** AA for text is 4.5; a little more survives rounding. */
const CONTRAST = 4.6;

const toSrgb = (linear: number): number => {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
};

/** A part of a color in linear light. */
function toLinear(part: number): number {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** A color of OKLCH in sRGB; what lies outside is cut off. */
function oklch(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toSrgb(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toSrgb(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toSrgb(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map(toLinear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast of two colors, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export interface AccentColors {
  accent: Rgb;
  /** Text on the accent. */
  ink: Rgb;
  soft: Rgb;
}

function colorsOf(hue: number, { papers, lightness, step, chroma, soft }: Scheme): AccentColors {
  const background = oklch(soft.lightness, soft.chroma, hue);
  const ink = step < 0 ? WHITE : BLACK;
  let at = lightness;
  let accent = oklch(at, chroma, hue);
  while (at > 0 && at < 1 && [...papers, background, ink].some((one) => contrast(accent, one) < CONTRAST)) {
    at += step;
    accent = oklch(at, chroma, hue);
  }
  return { accent, ink, soft: background };
}

/** The accent of a hue in both color schemes, with enough contrast for text. `hue`: degrees in OKLCH. */
export const accentColors = (hue: number): { light: AccentColors; dark: AccentColors } => ({
  light: colorsOf(hue, LIGHT),
  dark: colorsOf(hue, DARK),
});

const css = (color: Rgb): string => `rgb(${color.join(' ')})`;

/** Custom properties of a hue, for the root of a page or a part of it. */
export function accentStyle(hue: number): Record<string, string> {
  const { light, dark } = accentColors(hue);
  const both = (name: keyof AccentColors) => `light-dark(${css(light[name])}, ${css(dark[name])})`;
  return { '--accent': both('accent'), '--accent-ink': both('ink'), '--accent-soft': both('soft') };
}

const PROPERTIES = ['--accent', '--accent-ink', '--accent-soft'] as const;

/** Gives the page the accent of a hue, or its own accent if null. */
export function applyAccent(hue: number | null): void {
  const { style } = document.documentElement;
  const values = hue === null ? {} : accentStyle(hue);
  for (const name of PROPERTIES) {
    const value = values[name];
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
  }
}

/** Colors weaker than this are grey to the eye. */
const GREY = 0.03;
/** Degrees that count as one hue. */
const BIN = 15;

/**
 * The hue that takes up most of an image, weighted by how colorful it is; null if the image is grey.
 * @param pixels red, green, blue and alpha, one after another
 */
export function dominantHue(pixels: Uint8ClampedArray): number | null {
  const bins = Array.from({ length: 360 / BIN }, () => ({ weight: 0, x: 0, y: 0 }));
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    const { a, b } = oklabOf([red, green, blue]);
    const chroma = Math.hypot(a, b);
    if (chroma < GREY) continue;
    const angle = (Math.atan2(b, a) * 180) / Math.PI;
    const bin = bins[Math.floor((((angle % 360) + 360) % 360) / BIN)];
    if (!bin) continue;
    bin.weight += chroma;
    bin.x += a;
    bin.y += b;
  }
  const best = bins.reduce((one, other) => (other.weight > one.weight ? other : one));
  if (best.weight < (pixels.length / 4) * GREY * 0.05) return null;
  return (Math.round((Math.atan2(best.y, best.x) * 180) / Math.PI) + 360) % 360;
}

function oklabOf(color: Rgb): { a: number; b: number } {
  const [red = 0, green = 0, blue = 0] = color.map(toLinear);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}
