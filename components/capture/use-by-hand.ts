import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Draft } from '../../lib/outbox/index.ts';
import type * as ByHandModule from '../by-hand/index.ts';
import type { DraftStore } from './draft-store-state.ts';
import { nameOf } from './form.ts';

/**
 * What the person does by hand with the drafts of this window; null until the module and the store are there. An
 * insertion that is asked for before that happens then.
 */
export function useByHand(
  module: typeof ByHandModule | null,
  draftStore: DraftStore | null,
): { byHand: ByHandModule.ByHand | null; insert: (draft: Draft) => void } {
  const byHand = useMemo(
    () =>
      module &&
      draftStore &&
      module.createByHand({ nameOf, markDone: ({ id }, how) => draftStore.markDone(id, how) }),
    [module, draftStore],
  );
  const asked = useRef<Draft | null>(null);
  useEffect(() => {
    if (byHand && asked.current) void byHand.insert(asked.current);
    asked.current = null;
  }, [byHand]);
  return {
    byHand,
    insert(draft) {
      if (byHand) void byHand.insert(draft);
      else asked.current = draft;
    },
  };
}
