import { openLocalCopy } from '../../library/index.ts';
import type { PanelRequest } from '../../stored-state/index.ts';
import type { PageEntry } from '../../worldpage/index.ts';

interface Linked {
  statblock?: { id: string } | null;
  secrets?: readonly { id: string }[];
}

/** If there is only one statblock or secret, shows that one instead of the list. */
function only(action: string, { statblock, secrets = [] }: Linked): { kind: string; id: string } | null {
  if (action === 'statblocks' && statblock) return { kind: 'statblock', id: statblock.id };
  const [secret, ...others] = action === 'secrets' ? secrets : [];
  return secret && others.length === 0 ? { kind: 'secret', id: secret.id } : null;
}

/** The panel view for an action. */
export async function panelTargetFor(resource: PageEntry, action: string): Promise<PanelRequest> {
  const { worldId, kind, id } = resource;
  if (action === 'insert-draft') return { view: 'drafts' };
  if (action === 'history') return { view: 'history', worldId, kind, id };
  if (kind === 'world') return { view: 'world', worldId };
  const body = action === 'open' ? null : await (await openLocalCopy()).body(worldId, { kind, id });
  const one = body && 'secrets' in body.resource ? only(action, body.resource) : null;
  if (one) return { view: 'entry', worldId, ...one };
  return { view: 'entry', worldId, kind, id, part: action === 'open' ? undefined : action };
}
