import { useEffect, useState } from 'preact/hooks';

/** Loads a part of the screen on demand; null until it is loaded. */
export function useModule<T>(wanted: boolean, load: () => Promise<T>): T | null {
  const [module, setModule] = useState<T | null>(null);
  useEffect(() => {
    if (!wanted || module) return;
    let gone = false;
    void load().then((loaded) => !gone && setModule(() => loaded));
    return () => {
      gone = true;
    };
  }, [wanted]);
  return module;
}
