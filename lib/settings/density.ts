import { stored } from '../stored-state/index.ts';
import { choiceIn, DENSITIES, type Density } from './row-choices.ts';
import { SETTINGS_KEY } from './settings-key.ts';

/** Read alone: parsing all settings takes longer than the first paint may. */
const density = stored(SETTINGS_KEY, (raw) => choiceIn(raw, 'density', DENSITIES));

/** Copy of the density in `localStorage`. The setting takes a few milliseconds longer to read. */
const COPY = 'density';

function copied(): string | null {
  try {
    return localStorage.getItem(COPY);
  } catch {
    // Site data is blocked: rows wait for the setting.
    return null;
  }
}

function useDensity(chosen: Density): void {
  document.documentElement.dataset.density = chosen;
  try {
    localStorage.setItem(COPY, chosen);
  } catch {
    // Site data is blocked: the next page waits for the setting.
  }
}

/** Gives a page's rows the chosen density, now and after each change. Call it before anything is drawn. */
export function followDensity(): void {
  document.documentElement.dataset.density = DENSITIES.find((choice) => choice === copied()) ?? DENSITIES[0];
  density.watch(useDensity);
  // Without the setting, rows have two lines.
  density.read().then(useDensity, () => {});
}
