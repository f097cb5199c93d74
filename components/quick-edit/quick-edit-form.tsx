import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import type { Category, CategoryId } from '../../lib/model/index.ts';
import { type TagCount, TagField } from '../capture/form/tag-field.tsx';
import { CategoryPicker, categoryTree, pathTo } from '../category/index.ts';
import { Button, Segmented, TextAreaField } from '../ui/index.ts';

/** A small inline form: Ctrl+Enter saves, Esc closes, and the first field gets the focus. */
export function QuickEditForm(props: {
  title: string;
  save: string;
  /** Why the form can't be saved; null if it can. */
  problem: string | null;
  onSave: () => void;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { problem } = props;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('textarea, input[type="text"]')?.focus();
  }, []);
  return (
    <form
      class="quick-edit-form column gap-2"
      aria-label={props.title}
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) props.onSave();
      }}
      onKeyDown={outsideComposition((event) => {
        if (event.defaultPrevented) return;
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          form.current?.requestSubmit();
        } else if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          props.onClose();
        }
      })}
    >
      {props.children}
      <div class="quick-edit-actions wrap gap-2">
        <Button type="submit" size="small" tone="primary" keys="Ctrl+Enter" disabled={problem !== null}>
          {props.save}
        </Button>
        <Button size="small" tone="quiet" onClick={props.onClose}>
          {t('common.cancel')}
        </Button>
        {problem && <span class="soft small">{problem}</span>}
      </div>
    </form>
  );
}

/** Moves an entry to another category. */
export function MoveForm(props: {
  categories: readonly Category[];
  value: CategoryId | null;
  /** The category being moved, which can't move into itself or its descendants; null for any other kind of entry. */
  self: CategoryId | null;
  onSave: (id: CategoryId | null) => void;
  onClose: () => void;
}) {
  const { categories, value, self } = props;
  const [picked, setPicked] = useState(value);
  const offered = useMemo(() => {
    if (self === null) return categories;
    const tree = categoryTree(categories);
    return categories.filter(({ id }) => !pathTo(tree, id).some((above) => above.id === self));
  }, [categories, self]);
  const problem =
    picked === value
      ? t('quickEdit.chooseOther')
      : self !== null && picked === null
        ? t('quickEdit.cannotMoveToTop')
        : null;
  return (
    <QuickEditForm
      title={t('quickEdit.moveButton')}
      save={t('quickEdit.moveButton')}
      problem={problem}
      onSave={() => props.onSave(picked)}
      onClose={props.onClose}
    >
      <CategoryPicker categories={offered} value={picked} onPick={setPicked} />
    </QuickEditForm>
  );
}

const FIELDS = {
  scrapbook: { label: 'history.fieldScrapbook', hint: 'quickEdit.scrapbookHint' },
  seeded: { label: 'history.fieldSeeded', hint: 'quickEdit.storytellerNotesHint' },
} as const;
type NoteField = keyof typeof FIELDS;

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

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((tag, at) => tag === other[at]);

/** Edits the tags of an entry as chips and suggests the world's tags. */
export function TagsForm(props: {
  tags: readonly string[];
  about: { title: string; content: string };
  known: readonly TagCount[];
  onSave: (tags: string[]) => void;
  onClose: () => void;
}) {
  const [tags, setTags] = useState<readonly string[]>(props.tags);
  // Saving turns text that is still in the input into a tag, before the state has been updated.
  const latest = useRef(tags);
  const set = (next: readonly string[]) => {
    latest.current = next;
    setTags(next);
  };
  return (
    <QuickEditForm
      title={t('history.fieldTags')}
      save={t('quickEdit.saveTags')}
      problem={null}
      onSave={() => {
        if (same(latest.current, props.tags)) props.onClose();
        else props.onSave([...latest.current]);
      }}
      onClose={props.onClose}
    >
      <TagField tags={tags} onTags={set} about={props.about} known={props.known} />
    </QuickEditForm>
  );
}
