import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './dialog.css';

/** A modal dialog. Mounting opens it; Esc closes it and restores the focus. */
export function ModalDialog(props: {
  title: string;
  children: ComponentChildren;
  actions: ComponentChildren;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
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
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2>{props.title}</h2>
      <div class="dialog-body">{props.children}</div>
      <div class="dialog-actions">{props.actions}</div>
    </dialog>
  );
}
