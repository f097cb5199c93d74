import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { InsertableEntry } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { type Quote, quotesIn } from '../../lib/markup/index.ts';
import { EntryTile, entryLabel } from '../search/index.ts';
import { Button, Trans } from '../ui/index.ts';
import { type Candidate, type Check, type Link, MAX_SUGGESTIONS, type Suggestion } from './linking.ts';
import { describeCount, type LinkCheckControls } from './use-link-check.ts';

/** A name in its context, and the article it would link to. */
function SuggestionRow(props: {
  suggestion: Suggestion;
  /** The sentence around it. */
  quote: Quote | null;
  chosen: Candidate;
  id: string;
  active: boolean;
  /** Its index. The list handles clicks for all rows. */
  at: number;
}) {
  const { suggestion, quote, chosen, active } = props;
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
        {quote?.map(({ text, isPlace }, at) => (isPlace ? <mark key={at}>{text}</mark> : text)) ?? (
          <mark>{suggestion.place.written}</mark>
        )}
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
            {t('common.countOf', { done: candidates.indexOf(chosen) + 1, total: candidates.length })}
          </span>
        )}
      </span>
    </div>
  );
}

const LIST_ID = 'suggestions';
const nameKey = ({ place }: Suggestion): string => place.written.toLowerCase();

/** The names found, as a listbox with keyboard actions. */
export function NamesFound(props: {
  check: Check;
  checking: LinkCheckControls;
  linking: { done: number; of: number } | null;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
}) {
  const { check, checking, linking, open } = props;
  const { suggestions, reading } = check;
  const quotes = useMemo(
    () =>
      quotesIn(
        reading.text,
        suggestions.map(({ place }) => place),
      ),
    [reading.text, suggestions],
  );
  const [activeIndex, setActiveIndex] = useState(0);
  /** The article chosen for an ambiguous name. It applies to all places of that name. */
  const [choices, setChoices] = useState<ReadonlyMap<string, number>>(new Map());
  const list = useRef<HTMLDivElement>(null);
  const at = Math.min(activeIndex, suggestions.length - 1);
  const current = suggestions[at];
  const again = useRef<HTMLDivElement>(null);
  const isEmpty = suggestions.length === 0;
  // Focus the list as soon as it is rendered, so that no key press is lost.
  useLayoutEffect(() => {
    const next = isEmpty ? again.current?.querySelector('button') : list.current;
    next?.focus({ preventScroll: true });
  }, [isEmpty]);
  useEffect(() => document.getElementById(`${LIST_ID}-${at}`)?.scrollIntoView({ block: 'nearest' }), [at]);

  const chosenOf = (suggestion: Suggestion): Candidate =>
    suggestion.candidates[choices.get(nameKey(suggestion)) ?? 0] ?? suggestion.candidates[0];
  const linkOf = (suggestion: Suggestion): Link => ({ suggestion, to: chosenOf(suggestion) });
  const isSure = (one: Suggestion): boolean => one.candidates.length === 1 || choices.has(nameKey(one));
  const sure = suggestions.filter(isSure);
  const choose = (by: number) => {
    if (!current || current.candidates.length < 2) return;
    const count = current.candidates.length;
    const next = (current.candidates.indexOf(chosenOf(current)) + by + count) % count;
    setChoices(new Map(choices).set(nameKey(current), next));
  };
  const linkOne = () => current && checking.link([linkOf(current)]);
  const linkAll = () => checking.link(sure.map(linkOf));
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    const ctrl = event.ctrlKey || event.metaKey;
    if (event.altKey || (ctrl && event.key !== 'Enter')) return;
    const actions: Record<string, (() => unknown) | undefined> = {
      ArrowDown: () => setActiveIndex(Math.min(at + 1, suggestions.length - 1)),
      ArrowUp: () => setActiveIndex(Math.max(at - 1, 0)),
      Home: () => setActiveIndex(0),
      End: () => setActiveIndex(suggestions.length - 1),
      ArrowRight: () => choose(1),
      ArrowLeft: () => choose(-1),
      Enter: () => (ctrl && current ? open(chosenOf(current).ref, 'here') : linkOne()),
      a: linkAll,
      s: () => current && checking.skip(current),
      r: checking.refresh,
      Escape: linking ? checking.stop : undefined,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });

  const onClick = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('[data-at]') : null;
    if (row) setActiveIndex(Number(row.getAttribute('data-at')));
  };

  return (
    <>
      <p class="soft">
        {describeCount(suggestions.length)}
        {suggestions.length === MAX_SUGGESTIONS && ` ${t('editor.more')}`}
        {reading.isCut && ` ${t('editor.cut')}`}
      </p>
      <div class="link-check-actions" role="toolbar" aria-label={t('common.actions')} ref={again}>
        {linking ? (
          <Button size="small" keys="Esc" onClick={checking.stop}>
            {t('editor.stop', { done: linking.done, count: linking.of })}
          </Button>
        ) : (
          <>
            {current && (
              <Button size="small" tone="primary" icon="link" keys="Enter" onClick={linkOne}>
                {t('editor.link')}
              </Button>
            )}
            {current && (
              <Button size="small" keys="S" onClick={() => checking.skip(current)}>
                {t('editor.skip')}
              </Button>
            )}
            {sure.length > 1 && (
              <Button size="small" keys="A" onClick={linkAll}>
                {t('editor.linkAll', { count: sure.length })}
              </Button>
            )}
            <Button size="small" tone="quiet" {...(!isEmpty && { keys: 'R' })} onClick={checking.refresh}>
              {t('common.checkAgain')}
            </Button>
          </>
        )}
      </div>
      {!isEmpty && (
        <div
          class="suggestions"
          role="listbox"
          id={LIST_ID}
          ref={list}
          tabIndex={0}
          aria-label={t('editor.list')}
          aria-activedescendant={current ? `${LIST_ID}-${at}` : undefined}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onDblClick={linkOne}
        >
          {suggestions.map((suggestion, index) => (
            <SuggestionRow
              key={suggestion.place.start}
              suggestion={suggestion}
              quote={quotes[index] ?? null}
              chosen={chosenOf(suggestion)}
              id={`${LIST_ID}-${index}`}
              active={index === at}
              at={index}
            />
          ))}
        </div>
      )}
      {current && current.candidates.length > 1 && (
        <ChooseArticle candidates={current.candidates} chosen={chosenOf(current)} choose={choose} />
      )}
    </>
  );
}

/** Lets the person choose between articles of the same name. */
function ChooseArticle(props: {
  candidates: Suggestion['candidates'];
  chosen: InsertableEntry;
  choose: (by: number) => void;
}) {
  const { candidates, chosen, choose } = props;
  return (
    <p class="link-check-choose wrap gap-1-2">
      <span>
        <Trans
          id="editor.ambiguous"
          values={{
            count: candidates.length,
            titleText: chosen.title,
            title: (chunks) => (
              <span data-private={candidates.some((one) => one.isPrivate) || undefined}>{chunks}</span>
            ),
          }}
        />
      </span>{' '}
      <Button size="small" keys="→" onClick={() => choose(1)}>
        {t('editor.another')}
      </Button>
    </p>
  );
}
