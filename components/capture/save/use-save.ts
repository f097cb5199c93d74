import { useLayoutEffect, useState } from 'preact/hooks';
import { t } from '../../../lib/i18n/index.ts';
import { type Audience, audienceOf, type Draft } from '../../../lib/outbox/index.ts';
import { announce } from '../../ui/index.ts';
import type { FieldName, FieldProblem } from '../form/form.ts';
import { problemsIn } from './save-draft.ts';
import type { SaveOutcome } from './use-actions.ts';

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
