import { useLayoutEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { t } from '../../../lib/i18n/index.ts';
import type { Draft } from '../../../lib/outbox/index.ts';
import type { AvailableWorld, ConnectionSummary } from '../../../lib/stored-state/index.ts';
import { announce } from '../../ui/index.ts';
import type { FieldProblem } from '../form/form.ts';
import { initialDraft } from '../start/initial-draft.ts';
import type { DraftStore } from '../store/draft-store-state.ts';
import type { Preferences } from '../use-preferences.ts';
import type { ReceiptAction } from './receipt.tsx';
import { problemsIn, retryNow, save } from './save-draft.ts';

/**
 * Whether a draft for this world is taken once it is saved: by World Anvil, or by the sample world on this device. A
 * world that was read from its export takes none. Undefined: no world is chosen, or nothing is read yet.
 */
export function canSendTo(
  world: AvailableWorld | undefined,
  connection: ConnectionSummary | undefined,
): boolean {
  if (world?.source === 'sample') return true;
  return world?.source !== 'export' && connection?.state !== 'none';
}

/** The outcome of saving: done, or what the person has to do first. */
export type SaveOutcome =
  | { kind: 'done' }
  | { kind: 'disconnected' }
  | { kind: 'problem'; problem: FieldProblem };

/** What a person can do with the draft on the screen. */
interface Actions {
  busy: boolean;
  save: () => Promise<SaveOutcome>;
  /** Waits for store, connection and settings if they aren't read yet. */
  startEmpty: () => void;
  discard: () => Promise<void>;
  afterwards: (action: ReceiptAction) => Promise<void>;
}

/** @param canSend whether the draft's world takes it once it is saved */
export function useActions(
  draftStore: DraftStore | null,
  draft: Draft | null,
  preferences: Preferences | undefined,
  canSend: boolean,
): Actions {
  const [busy, setBusy] = useState(false);
  const [requested, setRequested] = useState(0);
  // Before the next key, which belongs to the new draft.
  useLayoutEffect(() => {
    if (requested === 0 || !draftStore || !preferences) return;
    setRequested(0);
    void (async () => {
      for (let left = requested; left > 0; left--)
        await draftStore.add(
          initialDraft(null, null, { ...preferences, now: Date.now(), id: crypto.randomUUID() }),
        );
      announce(t('capture.emptyDraftStarted'));
    })();
  }, [requested, draftStore, preferences]);
  return {
    busy,
    async save() {
      if (!draftStore || !preferences || busy || draft?.delivery.state !== 'editing') return { kind: 'done' };
      // A draft without a world goes to the one that the form shows.
      const { worldId } = draft.text;
      if (draftStore.state().draft?.text.worldId !== worldId) draftStore.type({ worldId });
      if (!canSend) {
        // It is kept from now on: the next capture doesn’t take its place.
        draftStore.type({});
        return { kind: 'disconnected' };
      }
      const [problem] = problemsIn(draft);
      if (problem) return { kind: 'problem', problem };
      setBusy(true);
      try {
        const kept = await save(draftStore, preferences.settings);
        // If another window saved it in the meantime, the receipt or the notice above the form says so.
        const { draft: shown } = draftStore.state();
        const isSame = shown?.id === draft.id && shown.delivery.state === 'editing';
        if (!kept && isSame) announce(t('capture.notSavedRetry'));
      } finally {
        setBusy(false);
      }
      return { kind: 'done' };
    },
    startEmpty: () => setRequested((before) => before + 1),
    async discard() {
      if (draftStore && draft) await draftStore.discard(draft.id);
    },
    async afterwards(action) {
      if (!draftStore || !draft) return;
      switch (action) {
        case 'undo':
          return draftStore.undo(draft.id);
        case 'notDone':
          return draftStore.undoDone(draft.id);
        case 'edit':
          return draftStore.edit(draft.id);
        case 'restore':
          return draftStore.restore(draft.id);
        case 'sendNow':
        case 'checkNow':
        case 'retry':
          return retryNow(draftStore, draft.id);
        case 'open':
          if ('url' in draft.delivery && draft.delivery.url)
            await browser.tabs.create({ url: draft.delivery.url });
      }
    },
  };
}
