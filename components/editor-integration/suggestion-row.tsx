import { t } from '../../lib/i18n/index.ts';
import { CONTEXT } from '../../lib/worldpage/index.ts';
import { EntryTile, entryLabel } from '../search/index.ts';
import type { Candidate, Suggestion } from './suggestions.ts';

/** Shows line breaks as spaces. */
const inLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Cuts the context at a word boundary if it is part of a longer text. */
const endOf = (before: string): string =>
  before.length < CONTEXT ? before : `… ${before.replace(/^\S{0,20}\s/, '')}`;
const startOf = (after: string): string =>
  after.length < CONTEXT ? after : `${after.replace(/\s\S{0,20}$/, '')} …`;

/** A name in its context, and the article it would link to. */
export function SuggestionRow(props: {
  suggestion: Suggestion;
  chosen: Candidate;
  id: string;
  active: boolean;
  /** Its index. The list handles clicks for all rows. */
  at: number;
}) {
  const { suggestion, chosen, active } = props;
  const { before, written, after } = suggestion.place;
  const { candidates } = suggestion;
  const covered = candidates.some((one) => one.isPrivate) || undefined;
  return (
    <div
      class="suggestion"
      role="option"
      id={props.id}
      aria-selected={active}
      tabIndex={-1}
      data-at={props.at}
    >
      <span class="suggestion-text" dir="auto" data-private={covered}>
        {inLine(endOf(before))}
        <mark>{inLine(written)}</mark>
        {inLine(startOf(after))}
      </span>{' '}
      <span class="suggestion-to small soft">
        <EntryTile kind={chosen.ref.kind} template={chosen.template} size="small" />
        <span class="suggestion-title" dir="auto" data-private={chosen.isPrivate || undefined}>
          {chosen.title}
        </span>{' '}
        <span class="suggestion-kind">{entryLabel(chosen)}</span>
        {candidates.length > 1 && (
          <span class="suggestion-kind">
            {' '}
            {t('editor.candidate', { place: candidates.indexOf(chosen) + 1, count: candidates.length })}
          </span>
        )}
      </span>
    </div>
  );
}
