// This folder is what happens when a draft is saved: what prevents it, the question before others can read it, the bar
// with Save, and the receipt.

import { useLayoutEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { t } from '../../../lib/i18n/index.ts';
import { request } from '../../../lib/messaging/index.ts';
import {
  type Audience,
  audienceOf,
  type Draft,
  OUTBOX_ALARM,
  problemsOf,
} from '../../../lib/outbox/index.ts';
import type { Settings } from '../../../lib/settings/index.ts';
import { announce } from '../../ui/index.ts';
import { type FieldName, type FieldProblem, metadataProblem } from '../form/form.ts';
import type { DraftStore } from '../store/draft-store-state.ts';
import type { SaveOutcome } from './use-actions.ts';

// Loaded early: the window may close right after saving.
const choicesModule = import('./remember-choices.ts');
const storedModule = import('../stored.ts');

/** Everything that prevents sending the draft, in the order of the form. */
export function problemsIn(draft: Draft): FieldProblem[] {
  const metadata = metadataProblem(draft.text.fields.userMetadata);
  return [
    ...problemsOf(draft.text),
    ...(metadata ? [{ field: 'userMetadata' as const, sentence: metadata }] : []),
  ];
}

/** Submits the draft to the outbox and makes sure that it is sent even if the background doesn't answer. */
export async function save(draftStore: DraftStore, settings: Settings): Promise<Draft | null> {
  const undoMs = settings.undoSeconds * 1_000;
  // Set the alarm first: if the browser dies in between, the draft is still picked up.
  setWakeAlarm(undoMs);
  // A draft without an account would never be sent, so it stays in the editor and the screen says so.
  const account = await storedModule
    .then(({ accountOfDraft }) => accountOfDraft(draftStore.state().draft?.text.worldId ?? null))
    .catch(() => undefined);
  if (account === undefined) return null;
  const kept = await draftStore.submit(account.accountId, undoMs, account.accountName);
  if (!kept) return null;
  wake();
  void choicesModule
    .then(({ rememberChoices }) => rememberChoices(kept))
    .catch(() => {
      // Forgetting a choice costs only a click the next time.
    });
  return kept;
}

/** An alarm starts the background if it isn't running. It repeats until the background has taken it up. */
function setWakeAlarm(inMs: number): void {
  void browser.alarms.create(OUTBOX_ALARM, { when: Date.now() + inMs, periodInMinutes: 0.5 });
}

/** A message only gets it done sooner. */
function wake(): void {
  // The alarm wakes it anyway.
  void request('outbox.wake', {});
}

/** Wakes the background for what is due at once. */
export function wakeNow(): void {
  setWakeAlarm(0);
  wake();
}

interface SaveOptions {
  /** The draft in the form; null if the form isn't shown. */
  draft: Draft | null;
  /** Changes whenever the form shows another draft. */
  formId: string | null;
  canSend: boolean;
  submit: () => Promise<SaveOutcome>;
  /** Shows the field and moves the focus there. */
  focus: (field: FieldName) => void;
}

/** Saving the draft in the form, and what the form shows about it. */
interface Save {
  /** Everything that prevents sending. Empty until the person tries to save: nobody is warned while typing. */
  problems: readonly FieldProblem[];
  /** Whether the draft was saved although nothing can be sent now. */
  wasUnconnected: boolean;
  /** The others who may read the article, while the person is asked to confirm that; null otherwise. */
  confirming: Exclude<Audience, 'authors'> | null;
  save: () => Promise<void>;
  confirm: () => Promise<void>;
  cancel: () => void;
}

/** Saves the draft, asks before others can read it, and leads to what prevents sending it. */
export function useSave({ draft, formId, canSend, submit, focus }: SaveOptions): Save {
  const [hasTried, setTried] = useState(false);
  const [wasUnconnected, setUnconnected] = useState(false);
  const [confirming, setConfirming] = useState<Save['confirming']>(null);
  useLayoutEffect(() => {
    setTried(false);
    setUnconnected(false);
    setConfirming(null);
  }, [formId, draft === null]);

  const send = async () => {
    const outcome = await submit();
    if (outcome.kind === 'disconnected') {
      setUnconnected(true);
      announce(t('capture.savedUnconnected'));
    }
    if (outcome.kind !== 'problem') return;
    announce(t(outcome.problem.sentence));
    focus(outcome.problem.field);
  };
  return {
    problems: hasTried && draft ? problemsIn(draft) : [],
    wasUnconnected,
    confirming,
    async save() {
      setTried(true);
      const isSound = draft !== null && problemsIn(draft).length === 0 && canSend;
      const audience = isSound ? audienceOf(draft.text) : 'authors';
      if (audience === 'authors') await send();
      else setConfirming(audience);
    },
    async confirm() {
      setConfirming(null);
      await send();
    },
    cancel: () => setConfirming(null),
  };
}
