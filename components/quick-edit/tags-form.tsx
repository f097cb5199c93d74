import { useRef, useState } from 'preact/hooks';
import { TagField } from '../capture/tag-field.tsx';
import type { TagCount } from '../capture/tags.ts';
import { QuickEditForm } from './quick-edit-form.tsx';

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((tag, at) => tag === other[at]);

/** The tags of a thing, as chips; those of the world are offered. */
export function TagsForm(props: {
  tags: readonly string[];
  about: { title: string; content: string };
  known: readonly TagCount[];
  onSave: (tags: string[]) => void;
  onClose: () => void;
}) {
  const [tags, setTags] = useState<readonly string[]>(props.tags);
  // What still stands in the box becomes a tag in the same moment in which it is saved.
  const latest = useRef(tags);
  const set = (next: readonly string[]) => {
    latest.current = next;
    setTags(next);
  };
  return (
    <QuickEditForm
      title="Tags"
      save="Save the tags"
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
