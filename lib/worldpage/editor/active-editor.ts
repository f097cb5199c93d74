/** A text field, or a contenteditable element. */
export type Editor =
  | { kind: 'field'; element: HTMLTextAreaElement | HTMLInputElement }
  | { kind: 'rich'; element: HTMLElement };

/** Input types that hold prose. No passwords or dates. */
const TEXT_INPUTS = new Set(['text', 'search']);

/** The focused element, also inside open shadow roots. */
function focused(document: Document): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** The outermost contenteditable ancestor. */
function editingHost(element: HTMLElement): HTMLElement {
  let host = element;
  while (host.parentElement?.isContentEditable) host = host.parentElement;
  return host;
}

/** The editor that contains the caret, even if the window isn't focused. Null if there is none. */
export function activeEditor(document: Document): Editor | null {
  const element = focused(document);
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
    const holdsWords = element instanceof HTMLTextAreaElement || TEXT_INPUTS.has(element.type);
    return holdsWords && !element.readOnly && !element.disabled ? { kind: 'field', element } : null;
  }
  if (element instanceof HTMLElement && element.isContentEditable)
    return { kind: 'rich', element: editingHost(element) };
  return document.designMode === 'on' ? { kind: 'rich', element: document.body } : null;
}

export const isInFrame = (document: Document): boolean => focused(document) instanceof HTMLIFrameElement;

/** Whether the focus of all ancestor frames leads to this one. Null if a cross-origin frame hides that. */
export function isReached(window: Window): boolean | null {
  try {
    for (let inner: Window = window; inner !== inner.parent; inner = inner.parent) {
      const frame = inner.frameElement;
      if (!frame) return null;
      if (focused(frame.ownerDocument) !== frame) return false;
    }
    return true;
  } catch {
    // A frame of another site, which scripts can't look into.
    return null;
  }
}
