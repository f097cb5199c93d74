import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { StatblockTemplate } from '../../lib/model/index.ts';

/** What this panel has asked for already: the same template labels many statblocks. */
const known = new Map<number, StatblockTemplate>();

/**
 * What labels, orders and groups the values of a statblock, once it is known. Null until then and where nobody knows it;
 * the values are shown all the same.
 */
export function useTemplate(id: number | null): StatblockTemplate | null {
  const [read, setRead] = useState<StatblockTemplate | null>(null);
  useEffect(() => {
    let gone = false;
    if (id === null || known.has(id)) return;
    request('statblock.template', { id }).then((template) => {
      known.set(id, template);
      if (!gone) setRead(template);
    }, reportAs('statblock.readTemplate'));
    return () => {
      gone = true;
    };
  }, [id]);
  if (id === null) return null;
  return known.get(id) ?? (read?.id === id ? read : null);
}
