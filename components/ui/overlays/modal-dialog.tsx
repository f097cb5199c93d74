import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { outsideComposition } from '../../../lib/input-methods/index.ts';
import './dialog.css';
import { t } from '../../../lib/i18n/index.ts';
import { Button } from '../controls/button.tsx';

/** A modal dialog. Mounting opens it; Esc closes it and restores the focus. */
export function ModalDialog(props: {
  title: string;
  children: ComponentChildren;
  actions: ComponentChildren;
  onClose: () => void;
  onKey?: (event: KeyboardEvent) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const before = document.activeElement;
    const restore = () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
    dialog.current?.showModal();
    const text = body.current;
    const isScrolled = text !== null && text.scrollHeight > text.clientHeight;
    setLong(isScrolled);
    const buttons = actions.current?.querySelectorAll('button') ?? [];
    // Without a field to type into: a text that scrolls, if there is nothing to decide, else the harmless choice.
    const isField = document.activeElement?.matches('input, textarea, select') === true;
    if (isField) return restore;
    if (isScrolled && buttons.length === 1) {
      text.tabIndex = 0;
      text.focus({ preventScroll: true });
    } else buttons[0]?.focus({ preventScroll: true });
    return restore;
  }, []);
  return (
    <dialog
      class="dialog"
      ref={dialog}
      // A label instead of an id: Preact's ids repeat if a page has a second root.
      aria-label={props.title}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      // Keep key presses from reaching the page behind.
      onKeyDown={outsideComposition((event) => {
        event.stopPropagation();
        props.onKey?.(event);
      })}
    >
      <h2>{props.title}</h2>
      <section
        class="dialog-body"
        ref={body}
        // Reached by Tab, so that arrow keys can scroll it.
        tabIndex={isLong ? 0 : undefined}
        aria-label={isLong ? props.title : undefined}
      >
        {props.children}
      </section>
      <div class="dialog-actions" ref={actions}>
        {props.actions}
      </div>
    </dialog>
  );
}

/** Confirms an action that can't be undone, or that changes a lot. The harmless button comes first and has the focus. */
export function ConfirmDialog(props: {
  title: string;
  children: ComponentChildren;
  /** Label of the button that confirms. */
  confirm: string;
  /** Of the button that confirms: `danger` for what can't be undone. */
  tone?: 'danger' | 'primary';
  /** Label of the button that cancels. */
  keep?: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <ModalDialog
      title={props.title}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{props.keep ?? t('common.cancel')}</Button>
          <Button tone={props.tone ?? 'danger'} onClick={props.onConfirm}>
            {props.confirm}
          </Button>
        </>
      }
    >
      {props.children}
    </ModalDialog>
  );
}

/** A dialog with content and a Close button; Esc closes it too. */
export function HelpDialog(props: { title: string; children: ComponentChildren; onClose: () => void }) {
  return (
    <ModalDialog
      title={props.title}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>{t('common.close')}</Button>}
    >
      {props.children}
    </ModalDialog>
  );
}
