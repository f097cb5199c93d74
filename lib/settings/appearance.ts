import { choiceIn, DENSITIES, type Density } from './row-choices.ts';

/** Color scheme of all screens. In each of these lists, the first is the default. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const TEXT_SIZES = ['normal', 'small', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Typefaces for the world's own texts. */
export const TYPEFACES = ['serif', 'sans'] as const;
export type ReadingTypeface = (typeof TYPEFACES)[number];

/** The settings that a page needs before it first draws. */
interface Appearance {
  theme: Theme;
  textSize: TextSize;
  density: Density;
  readingTypeface: ReadingTypeface;
}

/** Copy of the appearance in `localStorage`. The settings take a few milliseconds longer to read. */
const COPY = 'appearance';

/** Reads the fields one by one: parsing all settings takes longer than the first paint may. */
const appearanceOf = (settings: unknown): Appearance => ({
  theme: choiceIn(settings, 'theme', THEMES),
  textSize: choiceIn(settings, 'textSize', TEXT_SIZES),
  density: choiceIn(settings, 'density', DENSITIES),
  readingTypeface: choiceIn(settings, 'readingTypeface', TYPEFACES),
});

/** A theme as a value of the CSS property `color-scheme`. */
export const colorScheme = (theme: Theme): string => (theme === 'system' ? 'light dark' : theme);

/** Style sheets look at the attributes of the root: `data-theme`, `data-text-size` and so on. */
function show(appearance: Appearance): void {
  Object.assign(document.documentElement.dataset, appearance);
  // The browser paints the first background before it has the style sheets.
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', colorScheme(appearance.theme));
}

/** What the person looks at: the focused element if it is in view, or else what is in the middle of the window. */
function inSight(): Element | null {
  const { activeElement, body, documentElement } = document;
  const top = activeElement?.getBoundingClientRect().top ?? -1;
  if (activeElement !== body && top >= 0 && top < documentElement.clientHeight) return activeElement;
  return document.elementFromPoint(documentElement.clientWidth / 2, documentElement.clientHeight / 2);
}

/** Keeps in its place what the person looks at: another text size moves everything. */
function showInPlace(appearance: Appearance): void {
  const isResized = document.documentElement.dataset.textSize !== appearance.textSize;
  const place = isResized && scrollY > 0 ? inSight() : null;
  const before = place?.getBoundingClientRect().top ?? 0;
  show(appearance);
  if (place) scrollBy({ top: place.getBoundingClientRect().top - before, behavior: 'instant' });
}

function lastAppearance(): unknown {
  try {
    return JSON.parse(localStorage.getItem(COPY) ?? 'null');
  } catch {
    // Site data is blocked or damaged: the page waits for the settings.
    return null;
  }
}

function follow(settings: unknown): void {
  const appearance = appearanceOf(settings);
  showInPlace(appearance);
  try {
    localStorage.setItem(COPY, JSON.stringify(appearance));
  } catch {
    // Site data is blocked: the next page waits for the settings.
  }
}

/** The stored settings. The caller reads them, because the polyfill would be too large for a script in the head. */
export interface StoredSettings {
  read(): Promise<unknown>;
  watch(listener: (settings: unknown) => void): void;
}

/** Gives the page its last appearance, then the chosen one, and follows changes. Runs in the head. */
export function followAppearance(settings: StoredSettings): void {
  show(appearanceOf(lastAppearance()));
  settings.watch(follow);
  // Without the settings, the page keeps the appearance it started with.
  settings.read().then(follow, () => {});
}
