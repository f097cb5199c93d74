import { useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { TagField } from '../capture/tag-field.tsx';
import type { TagCount } from '../capture/tags.ts';
import { QuickEditForm } from './quick-edit-form.tsx';

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
      title={t('quickEdit.tagsTitle')}
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
