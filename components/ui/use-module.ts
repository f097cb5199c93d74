import { useEffect, useState } from 'preact/hooks';

/** Loads a part of the screen on demand; null until it is loaded. */
export function useModule<T>(isNeeded: boolean, load: () => Promise<T>): T | null {
  const [module, setModule] = useState<T | null>(null);
  useEffect(() => {
    if (!isNeeded || module) return;
    let isCanceled = false;
    void load().then((loaded) => !isCanceled && setModule(() => loaded));
    return () => {
      isCanceled = true;
    };
  }, [isNeeded]);
  return module;
}
