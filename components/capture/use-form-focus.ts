import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Draft } from '../../lib/outbox/index.ts';
import { dropEarlyTyping, releaseEarlyTyping } from './early-typing.ts';
import { type FieldName, focusField } from './form.ts';
import { lastField, rememberField } from './form-state.ts';

export interface FormFocusOptions {
  /** The draft in the form; null if there is no form to type into yet. */
  draft: Draft | null;
  /** Changes whenever the form shows another draft. */
  formId: string | null;
  /** Shows the fields that are folded away. */
  unfold: () => void;
}

export interface FormFocus {
  /** The element around the form. */
  root: RefObject<HTMLElement | null>;
  onFocusIn: (event: FocusEvent) => void;
  focus: (field: FieldName) => void;
}

/** Moves the focus to the field of the draft that was last used, and hands it what was typed before it was there. */
export function useFormFocus({ draft, formId, unfold }: FormFocusOptions): FormFocus {
  const root = useRef<HTMLElement>(null);
  // Before the next key, which belongs to this draft.
  useLayoutEffect(() => {
    if (!draft || !root.current) return;
    const field = lastField(draft.id);
    if (!field || !focusField(root.current, field)) focusField(root.current, 'title');
    releaseEarlyTyping();
  }, [formId, draft === null]);
  useEffect(() => dropEarlyTyping, []);
  return {
    root,
    onFocusIn({ target }) {
      const field = target instanceof Element ? target.closest('[data-field]') : null;
      const name = field?.getAttribute('data-field');
      if (draft && name) rememberField(draft.id, name);
    },
    focus(field) {
      if (root.current && !focusField(root.current, field)) unfold();
      requestAnimationFrame(() => root.current && focusField(root.current, field));
    },
  };
}
