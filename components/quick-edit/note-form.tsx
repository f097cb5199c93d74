import { useState } from 'preact/hooks';
import { Segmented, TextAreaField } from '../ui/index.ts';
import { QuickEditForm } from './quick-edit-form.tsx';

const FIELDS = [
  { value: 'scrapbook', label: 'Scrapbook' },
  { value: 'seeded', label: 'Storyteller notes' },
] as const;
export type NoteField = (typeof FIELDS)[number]['value'];

const HINTS: Record<NoteField, string> = {
  scrapbook: 'At the end of the scrapbook, which only shows while editing.',
  seeded: 'At the end of the storyteller notes, which the world’s owner and authors see.',
};

/** Text that wasn't sent, for as long as the panel's page lives. Leaving the form and coming back loses nothing. */
const unsent = new Map<string, string>();

/** Appends a short note to a field that readers don't see. */
export function NoteForm(props: {
  /** Identifies the entry; the unsent text is kept under it. */
  entryKey: string;
  /** Resolves to whether World Anvil has the note, or may have it. */
  onSave: (field: NoteField, text: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const [field, setField] = useState<NoteField>('scrapbook');
  const [text, setText] = useState(() => unsent.get(props.entryKey) ?? '');
  const type = (typed: string) => {
    setText(typed);
    if (typed === '') unsent.delete(props.entryKey);
    else unsent.set(props.entryKey, typed);
  };
  return (
    <QuickEditForm
      title="Quick note"
      save="Add the note"
      problem={text.trim() === '' ? 'Write something first.' : null}
      onSave={() =>
        // If the note wasn't accepted, its text is back when the form is opened again.
        void props.onSave(field, text.trim()).then((isGone) => {
          if (isGone && unsent.get(props.entryKey) === text) unsent.delete(props.entryKey);
        })
      }
      onClose={props.onClose}
    >
      <Segmented label="Where the note goes" value={field} options={FIELDS} onChange={setField} />
      <TextAreaField label="Note" hint={HINTS[field]} rows={4} value={text} onInput={type} />
    </QuickEditForm>
  );
}
