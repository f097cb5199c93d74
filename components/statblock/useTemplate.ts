import { useEffect, useState } from 'preact/hooks';
import type { StatblockTemplate } from '../../lib/model/index.ts';
import type { TemplateLoader } from './shown.ts';

/** The template of a statblock, once it is known; until then, and where nobody knows it, null. */
export function useTemplate(id: number | null, load: TemplateLoader | null): StatblockTemplate | null {
  const [known, setKnown] = useState<StatblockTemplate | null>(null);
  useEffect(() => {
    let gone = false;
    if (id === null || !load) return;
    load(id).then(
      (template) => !gone && setKnown(template),
      // Without it the values are shown all the same.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [id, load]);
  return known?.id === id ? known : null;
}
