import { useEffect, useState } from 'preact/hooks';

/** A part of the screen that is fetched when it is wanted; null until it is here. */
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
