import { useEffect, useState } from 'preact/hooks';

/** A way to start that has a view of its own. */
export type Path = 'keys' | 'drafts';

function pathOf(hash: string): Path | null {
  const name = hash.slice(1);
  return name === 'keys' || name === 'drafts' ? name : null;
}

/** The chosen path, which the address names, so that the browser's Back returns to the choice. Null: none is chosen. */
export function usePath(): [Path | null, (path: Path | null) => void] {
  const [path, setPath] = useState(() => pathOf(location.hash));
  useEffect(() => {
    const show = () => setPath(pathOf(location.hash));
    window.addEventListener('popstate', show);
    return () => window.removeEventListener('popstate', show);
  }, []);
  const choose = (chosen: Path | null) => {
    history.pushState(null, '', chosen ? `#${chosen}` : location.pathname);
    setPath(chosen);
  };
  return [path, choose];
}
