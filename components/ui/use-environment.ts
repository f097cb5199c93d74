import { useCurrent } from './use-current.ts';

const DARK = '(prefers-color-scheme: dark)';

/** What the page is drawn in: the scheme of its root if there is one, otherwise the system's. */
function currentScheme(): 'light' | 'dark' {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (colorScheme === 'light' || colorScheme === 'dark') return colorScheme;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

function watchScheme(changed: () => void): () => void {
  const system = matchMedia(DARK);
  system.addEventListener('change', changed);
  // The chosen theme is an attribute of the root.
  const root = new MutationObserver(changed);
  root.observe(document.documentElement, { attributes: true });
  return () => {
    system.removeEventListener('change', changed);
    root.disconnect();
  };
}

/** The page's color scheme, for what style sheets can't choose, such as pictures. */
export const useColorScheme = (): 'light' | 'dark' => useCurrent(currentScheme, watchScheme);

function watchOnline(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser has a network connection, as far as it knows. */
export const useOnline = (): boolean => useCurrent(() => navigator.onLine, watchOnline);
