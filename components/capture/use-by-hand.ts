import { useMemo } from 'preact/hooks';
import type * as ByHandModule from '../by-hand/index.ts';
import type { DraftStore } from './draft-store-state.ts';
import { nameOf } from './form.ts';

/** What the person does by hand with the drafts of this window; null until the module and the store are there. */
export const useByHand = (
  module: typeof ByHandModule | null,
  draftStore: DraftStore | null,
): ByHandModule.ByHand | null =>
  useMemo(
    () =>
      module &&
      draftStore &&
      module.createByHand({ nameOf, markDone: ({ id }, how) => draftStore.markDone(id, how) }),
    [module, draftStore],
  );
