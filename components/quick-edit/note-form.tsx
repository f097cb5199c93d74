import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { Segmented, TextAreaField } from '../ui/index.ts';
import { QuickEditForm } from './quick-edit-form.tsx';

const FIELDS = {
  scrapbook: { label: 'quickEdit.scrapbook', hint: 'quickEdit.scrapbookHint' },
  seeded: { label: 'quickEdit.storytellerNotes', hint: 'quickEdit.storytellerNotesHint' },
} as const;
export type NoteField = keyof typeof FIELDS;

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
  const fields = [
    { value: 'scrapbook', label: t(FIELDS.scrapbook.label) },
    { value: 'seeded', label: t(FIELDS.seeded.label) },
  ] as const;
  return (
    <QuickEditForm
      title={t('quickEdit.noteTitle')}
      save={t('quickEdit.addNote')}
      problem={text.trim() === '' ? t('quickEdit.writeFirst') : null}
      onSave={() =>
        // If the note wasn't accepted, its text is back when the form is opened again.
        void props.onSave(field, text.trim()).then((isGone) => {
          if (isGone && unsent.get(props.entryKey) === text) unsent.delete(props.entryKey);
        })
      }
      onClose={props.onClose}
    >
      <Segmented label={t('quickEdit.noteField')} value={field} options={fields} onChange={setField} />
      <TextAreaField
        label={t('quickEdit.noteText')}
        hint={t(FIELDS[field].hint)}
        rows={4}
        value={text}
        onInput={type}
      />
    </QuickEditForm>
  );
}
