import { stored } from '../stored-state/index.ts';
import type { ReadingTypeface } from './schema.ts';
import { SETTINGS_KEY } from './settings-key.ts';

/** The last choice, for pages that draw before the setting is read. */
const COPY = 'reading.typeface';

const chosen = stored(SETTINGS_KEY, (settings): ReadingTypeface => {
  const typeface =
    typeof settings === 'object' && settings !== null && Reflect.get(settings, 'readingTypeface');
  return typeface === 'sans' ? 'sans' : 'serif';
});

function lastTypeface(): string | null {
  try {
    return localStorage.getItem(COPY);
  } catch {
    // Site data is blocked: the page waits for the setting.
    return null;
  }
}

function show(typeface: ReadingTypeface): void {
  document.documentElement.dataset.typeface = typeface;
}

function follow(typeface: ReadingTypeface): void {
  show(typeface);
  try {
    localStorage.setItem(COPY, typeface);
  } catch {
    // Site data is blocked: the page waits for the setting next time.
  }
}

/** Sets the world's texts on this page in the reader's typeface, now and whenever the setting changes. */
export function followTypeface(): void {
  show(lastTypeface() === 'sans' ? 'sans' : 'serif');
  chosen.watch(follow);
  // Without the setting, the typeface stays.
  chosen.read().then(follow, () => {});
}
