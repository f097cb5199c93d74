import { useLayoutEffect, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { audienceOf, type Draft } from '../../lib/outbox/index.ts';
import { announce } from '../ui/index.ts';
import type { FieldName, FieldProblem } from './form.ts';
import { problemsIn } from './save-draft.ts';
import type { SaveOutcome } from './use-actions.ts';

export interface SaveOptions {
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
export interface Save {
  /** Everything that prevents sending. Empty until the person tries to save: nobody is warned while typing. */
  problems: readonly FieldProblem[];
  /** Whether the draft was saved although nothing can be sent now. */
  wasUnconnected: boolean;
  /** Whether the person is asked to confirm that others will be able to read the article. */
  isConfirming: boolean;
  save: () => Promise<void>;
  confirm: () => Promise<void>;
  cancel: () => void;
}

/** Saves the draft, asks before others can read it, and leads to what prevents sending it. */
export function useSave({ draft, formId, canSend, submit, focus }: SaveOptions): Save {
  const [hasTried, setTried] = useState(false);
  const [wasUnconnected, setUnconnected] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  useLayoutEffect(() => {
    setTried(false);
    setUnconnected(false);
    setConfirming(false);
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
    isConfirming,
    async save() {
      setTried(true);
      const isSound = draft !== null && problemsIn(draft).length === 0 && canSend;
      if (isSound && audienceOf(draft.text) !== 'authors') setConfirming(true);
      else await send();
    },
    async confirm() {
      setConfirming(false);
      await send();
    },
    cancel: () => setConfirming(false),
  };
}
