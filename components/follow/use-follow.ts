import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Match, matchOf } from '../../lib/entries/index.ts';
import { watchFollowedTab } from '../../lib/windows/index.ts';
import { hostsOf, recognizePage } from '../../lib/worldpage/index.ts';
import type { WorldIndex } from '../search/index.ts';

/** What the active tab's page shows of this world, with its address. */
export interface FollowedPage {
  address: string;
  match: Exclude<Match, { state: 'none' }>;
}

/** Follows the active tab while `isOn`. Null if its page shows nothing of this world. */
export function useFollow(
  worldIndex: WorldIndex | null,
  platform: string | null,
  isOn: boolean,
): FollowedPage | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (isOn) return watchFollowedTab((tab) => setAddress(tab?.url ?? null));
    setAddress(null);
    return undefined;
  }, [isOn]);
  const searcher = worldIndex?.searcher;
  return useMemo(() => {
    if (address === null || !searcher) return null;
    const page = recognizePage(address, hostsOf(platform));
    const match = page && matchOf(page, address, searcher);
    return match && match.state !== 'none' ? { address, match } : null;
  }, [address, searcher, platform]);
}
