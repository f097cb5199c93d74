import { isHiddenField } from '../../../lib/entries/index.ts';
import type { Json } from '../../../lib/history/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import { Icon } from '../../ui/index.ts';
import './differences.css';
import { displayChange, type TitleLookup } from '../displayed-change.ts';
import { fieldLabel } from '../operation-text.ts';
import { Differences } from './differences.tsx';

/** What happened to one field: short values side by side, added and removed tags, or the differences of a text. */
export function FieldChange(props: {
  name: string;
  /** Its label, if the field's name isn't enough. */
  label?: string;
  before: Json | undefined;
  after: Json | undefined;
  titleById: TitleLookup;
}) {
  const { name, before, after, titleById } = props;
  const label = props.label ?? fieldLabel(name);
  const shown = displayChange(name, before, after, titleById);
  return (
    <section
      class="field-change column gap-1"
      aria-label={label}
      data-as={shown.as}
      data-private={isHiddenField(name) || undefined}
    >
      <h3>{label}</h3>
      {shown.as === 'words' && (
        <p class="field-values wrap gap-1-2">
          <del>
            <span class="visually-hidden">{t('history.valueBefore')} </span>
            <bdi>{shown.before}</bdi>
          </del>
          <Icon name="send" />
          <ins>
            <span class="visually-hidden">{t('history.valueAfter')} </span>
            <bdi>{shown.after}</bdi>
          </ins>
        </p>
      )}
      {shown.as === 'tags' && <Tags {...shown} />}
      {shown.as === 'text' && (
        <Differences
          label={t('history.differencesIn', { field: label })}
          before={shown.before}
          after={shown.after}
        />
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
            <span class="visually-hidden">{t('history.lineRemoved')} </span>
            <bdi>#{tag}</bdi>
          </del>
        </li>
      ))}
      {props.added.map((tag) => (
        <li key={`+ ${tag}`}>
          <ins>
            <span class="visually-hidden">{t('history.lineAdded')} </span>
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
