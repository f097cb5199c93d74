import { useEffect, useState } from 'preact/hooks';
import { request } from '../../lib/messaging/index.ts';
import type { StatblockTemplate, WorldId } from '../../lib/model/index.ts';

/** Templates loaded by this panel: many statblocks share one. */
const known = new Map<number, StatblockTemplate>();

/**
 * The template that labels, orders and groups the values of a statblock. Null until it is loaded, and if it isn't
 * known; the values are shown in any case.
 */
export function useTemplate(worldId: WorldId, id: number | null): StatblockTemplate | null {
  const [read, setRead] = useState<StatblockTemplate | null>(null);
  useEffect(() => {
    let isCanceled = false;
    if (id === null || known.has(id)) return;
    void request('statblock.template', { worldId, id }).then((template) => {
      if (!template.ok) return;
      known.set(id, template.value);
      if (!isCanceled) setRead(template.value);
    });
    return () => {
      isCanceled = true;
    };
  }, [worldId, id]);
  if (id === null) return null;
  return known.get(id) ?? (read?.id === id ? read : null);
}
