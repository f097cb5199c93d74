import type { Json } from '../../lib/history/index.ts';
import { Icon } from '../ui/index.ts';
import './differences.css';
import { Differences } from './differences.tsx';
import { fieldWords, isHiddenField } from './field-text.ts';
import { type Naming, shownValue } from './shown-value.ts';

/** What happened to one field: short values side by side, added and removed tags, or the differences of a text. */
export function FieldChange(props: {
  name: string;
  /** Its label, if the field's name isn't enough. */
  words?: string;
  before: Json | undefined;
  after: Json | undefined;
  naming: Naming;
}) {
  const { name, before, after, naming } = props;
  const label = props.words ?? fieldWords(name);
  const shown = shownValue(name, before, after, naming);
  return (
    <section
      class="field-change"
      aria-label={label}
      data-as={shown.as}
      data-private={isHiddenField(name) || undefined}
    >
      <h3>{label}</h3>
      {shown.as === 'words' && (
        <p class="field-words">
          <del>
            <span class="visually-hidden">Before: </span>
            <bdi>{shown.before}</bdi>
          </del>
          <Icon name="send" />
          <ins>
            <span class="visually-hidden">After: </span>
            <bdi>{shown.after}</bdi>
          </ins>
        </p>
      )}
      {shown.as === 'tags' && <Tags {...shown} />}
      {shown.as === 'text' && (
        <Differences label={`${label}, what differs`} before={shown.before} after={shown.after} />
      )}
    </section>
  );
}

function Tags(props: { kept: readonly string[]; added: readonly string[]; removed: readonly string[] }) {
  return (
    <ul class="field-tags">
      {props.removed.map((tag) => (
        <li key={`- ${tag}`}>
          <del>
            <span class="visually-hidden">Taken off: </span>
            <bdi>#{tag}</bdi>
          </del>
        </li>
      ))}
      {props.added.map((tag) => (
        <li key={`+ ${tag}`}>
          <ins>
            <span class="visually-hidden">Added: </span>
            <bdi>#{tag}</bdi>
          </ins>
        </li>
      ))}
      {props.kept.map((tag) => (
        <li key={tag}>
          <bdi>#{tag}</bdi>
        </li>
      ))}
    </ul>
  );
}
