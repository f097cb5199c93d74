import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { createEditor, type Editor } from './editor.ts';
import { FormatBar, type Selected } from './format-bar.tsx';
import { linkAt } from './link-form.tsx';
import type { PasteState } from './long-paste.ts';
import './rich-text.css';

export interface RichTextEditorProps {
  markup: string;
  /** Whether the text is being edited as markup meanwhile. The editor keeps what can be undone. */
  hidden: boolean;
  /** What was typed as markup since the editor was last shown, text after text. Emptied when it was taken over. */
  typed: string[];
  /** For undo and redo from elsewhere. */
  editor: { current: Editor | null };
  label: string;
  placeholder: string;
  /** Ids that connect the text box with its label, hint and problem. */
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  /** Whether a text is too long to be shown formatted. */
  isTooLong: (markup: string) => boolean;
  onChange: (markup: string) => void;
  /** Reports on a paste that takes long to read. */
  onPaste: (paste: PasteState) => void;
  /** The editor can't show this text, or has stopped. What could be written was passed to `onChange`. */
  onFailure: (error: unknown) => void;
}

/** Edits markup as formatted text. What the person doesn't change is written as it was. */
export function RichTextEditor(props: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const { editor, typed, hidden } = props;
  const latest = useRef(props);
  latest.current = props;
  const [selected, setSelected] = useState<Selected | null>(null);
  const [empty, setEmpty] = useState(props.markup.trim() === '');

  useLayoutEffect(() => {
    if (!place.current) return;
    try {
      editor.current = createEditor(place.current, {
        markup: typed[0] ?? props.markup,
        attributes: () => attributesOf(latest.current),
        isTooLong: props.isTooLong,
        onChange: (markup) => latest.current.onChange(markup),
        onPaste: (paste) => latest.current.onPaste(paste),
        onUpdate: (view) => {
          const { doc } = view.state;
          setEmpty(doc.childCount === 1 && doc.firstChild?.isTextblock === true && doc.content.size === 2);
          setSelected((before) => {
            // The text has changed under the form, so the link may be elsewhere.
            const link = before?.state.doc === doc ? before.link : null;
            return { view, state: view.state, link };
          });
        },
        onLink: (state, _dispatch, view) => {
          const link = linkAt(state);
          if (view && link) setSelected({ view, state, link });
          return true;
        },
        onFailure: (error) => latest.current.onFailure(error),
      });
    } catch (error) {
      props.onFailure(error);
    }
    return () => {
      editor.current?.destroy();
      editor.current = null;
    };
  }, []);

  useLayoutEffect(() => {
    if (hidden) {
      // A paste that is still being read would take the place of what was typed.
      if (editor.current?.markup() !== props.markup) editor.current?.losePastes();
      return;
    }
    if (typed.length > 0) editor.current?.setTyped(typed.splice(0));
    editor.current?.setMarkup(props.markup);
  }, [props.markup, hidden]);

  // Before the next frame, so that no two fields have the label.
  useLayoutEffect(() => {
    editor.current?.view.setProps({});
  }, [props['aria-describedby'], props['aria-invalid'], hidden]);

  return (
    <div class="rich-text-field" hidden={hidden}>
      <div
        class="rich-text"
        data-placeholder={empty ? props.placeholder : undefined}
        ref={place}
        id={hidden ? undefined : props.id}
      />
      {selected && (
        <FormatBar selected={selected} onLink={(link) => setSelected((now) => now && { ...now, link })} />
      )}
    </div>
  );
}

function attributesOf(props: RichTextEditorProps): Record<string, string> {
  const { label, 'aria-describedby': description, 'aria-invalid': isInvalid } = props;
  if (props.hidden) return {};
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    spellcheck: 'true',
    ...(description ? { 'aria-describedby': description } : {}),
    ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
  };
}
