/** A text field, or an element whose content is edited. */
export type Editor =
  | { kind: 'field'; element: HTMLTextAreaElement | HTMLInputElement }
  | { kind: 'rich'; element: HTMLElement };

/** Of inputs only those that hold words: no password, no date. */
const WORDS = new Set(['text', 'search']);

/** What holds the focus, through shadow roots that are open. */
function focused(document: Document): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** The outermost element around this one whose content is edited. */
function editingHost(element: HTMLElement): HTMLElement {
  let host = element;
  while (host.parentElement?.isContentEditable) host = host.parentElement;
  return host;
}

/** The editor that the caret stands in, whether or not its window has the focus; null: there is none. */
export function activeEditor(document: Document): Editor | null {
  const element = focused(document);
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
    const holdsWords = element instanceof HTMLTextAreaElement || WORDS.has(element.type);
    return holdsWords && !element.readOnly && !element.disabled ? { kind: 'field', element } : null;
  }
  if (element instanceof HTMLElement && element.isContentEditable)
    return { kind: 'rich', element: editingHost(element) };
  return document.designMode === 'on' ? { kind: 'rich', element: document.body } : null;
}

export const isInFrame = (document: Document): boolean => focused(document) instanceof HTMLIFrameElement;

/** Whether the focus of each frame around leads into this one; null where frames of other origins keep it from us. */
export function isReached(window: Window): boolean | null {
  try {
    for (let inner: Window = window; inner !== inner.parent; inner = inner.parent) {
      const frame = inner.frameElement;
      if (!frame) return null;
      if (focused(frame.ownerDocument) !== frame) return false;
    }
    return true;
  } catch {
    return null;
  }
}
