import { useEffect, useState } from 'preact/hooks';

const DARK = '(prefers-color-scheme: dark)';

/** What the page is drawn in: the scheme of its root if there is one, otherwise the system's. */
function currentScheme(): 'light' | 'dark' {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (colorScheme === 'light' || colorScheme === 'dark') return colorScheme;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

/** The page's color scheme, for what style sheets can't choose, such as pictures. */
export function useColorScheme(): 'light' | 'dark' {
  const [scheme, setScheme] = useState(currentScheme);
  useEffect(() => {
    const update = () => setScheme(currentScheme());
    const system = matchMedia(DARK);
    system.addEventListener('change', update);
    // The chosen theme is an attribute of the root.
    const root = new MutationObserver(update);
    root.observe(document.documentElement, { attributes: true });
    return () => {
      system.removeEventListener('change', update);
      root.disconnect();
    };
  }, []);
  return scheme;
}
