import { useMemo, useState } from 'preact/hooks';
import { reportAndUse, reportAs } from '../../lib/diagnostics/index.ts';
import { isHiddenField } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { type Quote, wordsOf } from '../../lib/markup/index.ts';
import {
  changeMentionChoices,
  type Exclusion,
  linkMentions,
  type MentionChoices,
  setExcluded,
} from '../../lib/unlinked-mentions/index.ts';
import type { EntryPlace, TextPlace } from '../entry-view/index.ts';
import { BasedOnCopy } from '../library/index.ts';
import { showStatus } from '../search/index.ts';
import { announce, Button, EmptyState, ListTools, Notice } from '../ui/index.ts';
import { Batches, ConfirmLinks, countLinks } from './confirm-links.tsx';
import { ExcludedNames, exclusionActions } from './excluded-names.tsx';
import { MentionList } from './mention-list.tsx';
import type { Place } from './place.ts';
import type { WantedLink } from './plan-links.ts';
import { QuoteReader, QuotesContext } from './quote-reader.ts';
import type { Linking } from './use-linking.ts';
import type { PlacesState } from './use-places.ts';
import {
  type Choices,
  type ListActions,
  type ListView,
  matchingGroups,
  summarize,
  withChoice,
} from './view-state.ts';

/** Copies the mention that a place would become. Resolves to the announced sentence. */
async function copyPlace(place: Place, view: ListView): Promise<string> {
  const target = view.target(place);
  const hit = target === null ? null : view.hit(target);
  if (!hit) return t('entry.copyFailed');
  const { name } = place;
  const mention = linkMentions(name, [
    { start: 0, end: name.length, target: { id: hit.ref.id, template: hit.template } },
  ]);
  let sentence = t('search.mentionCopied', { title: hit.title || t('common.untitled') });
  try {
    await navigator.clipboard.writeText(mention);
  } catch {
    // Not allowed here.
    sentence = t('entry.copyFailed');
  }
  announce(sentence);
  return sentence;
}

/** Tells a place as its entry’s view shows it: the sentence, or the name without one; undefined in hidden fields. */
function withPlaceInText(place: Place, reader: QuoteReader, show: (at: TextPlace | undefined) => void): void {
  const showQuote = (quote: Quote | null) =>
    show({ kind: 'text', words: quote ? wordsOf(quote) : place.name });
  const known = reader.known(place);
  if (isHiddenField(place.field)) show(undefined);
  else if (known) showQuote(known);
  // After a change of the world, what rows show has to be read again.
  else void reader.read(place).catch(reportAndUse('mentions.quote', null)).then(showQuote);
}

interface FoundMentionsProps {
  now: Extract<PlacesState, { state: 'here' }>;
  view: ListView;
  choices: MentionChoices;
  exclusions: readonly Exclusion[];
  linking: Linking;
  open: (ref: EntryRef, where: 'here' | 'tab', place?: EntryPlace) => void;
  onSearchAgain: () => void;
  onChoose: (change: (before: Choices) => Choices) => void;
}

/** The list of what was found, with its choices, its actions, and what was linked. */
export function FoundMentions(props: FoundMentionsProps) {
  const { now, view, choices, exclusions, linking } = props;
  const { list } = now;
  const { worldIndex } = view;
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly WantedLink[] | null>(null);
  const [isListingExcluded, setListingExcluded] = useState(false);
  const reader = useMemo(() => new QuoteReader(worldIndex, () => worldIndex.searcher), [worldIndex.searcher]);
  const groups = useMemo(() => matchingGroups(list.groups, typed), [list, list.groups, typed]);
  const summary = useMemo(
    () => summarize(groups, view, selected),
    [groups, exclusions, view.choices, linking.busy, selected, now.version],
  );
  const link = (links: readonly WantedLink[]) => {
    if (countLinks(links, view, (key) => list.place(key)).entries > 1) setAsked(links);
    else linking.link(links);
  };
  const actions: ListActions = {
    ...exclusionActions(view, exclusions),
    open: (location) => {
      const hit = view.hit(location);
      if (hit) props.open(hit.ref, 'here');
    },
    openAt: (place) => {
      const hit = view.hit(place.from);
      if (hit) withPlaceInText(place, reader, (at) => props.open(hit.ref, 'here', at));
    },
    link,
    select: (keys, isSelected) => {
      const next = new Set(selected);
      for (const key of keys)
        if (isSelected) next.add(key);
        else next.delete(key);
      setSelected(next);
    },
    choose: (at, target) => props.onChoose((before) => withChoice(before, at, target)),
    copy: (place) => void copyPlace(place, view).then(showStatus),
  };
  const change = (next: Partial<MentionChoices>) => {
    setSelected(new Set());
    void changeMentionChoices(next).catch(reportAs('mentions.choose'));
  };
  return (
    <QuotesContext.Provider value={reader}>
      <ListTools
        filter={{ label: t('mentions.filter'), value: typed, onChange: setTyped }}
        order={{
          label: t('common.groupBy'),
          value: choices.group,
          options: [
            { value: 'name', label: t('mentions.byName') },
            { value: 'article', label: t('library.articles') },
          ],
          onChange: (group) => change({ group }),
        }}
        chipsLabel={t('mentions.places')}
        chips={(['all', 'first'] as const).map((places) => ({
          key: places,
          label: t(places === 'all' ? 'mentions.allPlaces' : 'mentions.firstOnly'),
          isOn: choices.places === places,
          ...(choices.places === places && { count: summary.places }),
          onToggle: () => change({ places }),
        }))}
        menu={{
          items: [
            { id: 'again', label: t('mentions.searchAgain'), leading: 'refresh', letter: 'r' },
            { id: 'excluded', label: t('mentions.excludedNames'), letter: 'e' },
          ],
          onChoose: (id) => (id === 'again' ? props.onSearchAgain() : setListingExcluded(true)),
        }}
      />
      {now.isPartial && (
        <Notice
          actions={
            <Button size="small" onClick={props.onSearchAgain}>
              {t('mentions.searchAgain')}
            </Button>
          }
        >
          {t('mentions.stopped')}
        </Notice>
      )}
      <BasedOnCopy worldIndex={worldIndex} />
      {groups.length > 0 && (
        <div class="places-bar wrap gap-1-2">
          <p class="soft" role="status">
            {summary.places === 0
              ? t('mentions.none')
              : t('mentions.summary', { places: summary.places, entries: summary.entries })}
          </p>
          <div class="mention-bar-actions">
            {summary.selected.length > 0 && (
              <Button size="small" tone="quiet" onClick={() => setSelected(new Set())}>
                {t('worldPage.clearSelection')}
              </Button>
            )}
            {summary.selected.length > 0 ? (
              <Button size="small" tone="primary" icon="link" onClick={() => link(summary.selected)}>
                {t('mentions.linkSelected', { count: summary.selected.length })}
              </Button>
            ) : (
              summary.links.length > 0 && (
                <Button size="small" icon="link" onClick={() => link(summary.links)}>
                  {t('mentions.linkAll', { count: summary.links.length })}
                </Button>
              )
            )}
          </div>
        </div>
      )}
      {list.groups.length === 0 && (
        <EmptyState icon="check" title={t('mentions.none')}>
          {t('mentions.noneHint')}
        </EmptyState>
      )}
      {list.groups.length > 0 && groups.length === 0 && (
        <p class="soft">{t('mentions.noMatch', { typed })}</p>
      )}
      <MentionList key={`${list.id} ${typed}`} {...{ groups, view, actions, selected }} />
      <Batches linking={linking} />
      {asked && (
        <ConfirmLinks
          count={countLinks(asked, view, (key) => list.place(key))}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            setSelected(new Set());
            linking.link(asked, true);
          }}
        />
      )}
      {isListingExcluded && (
        <ExcludedNames
          {...{ worldIndex, exclusions }}
          onInclude={(one) => void setExcluded(one, false).catch(reportAs('mentions.include'))}
          onClose={() => setListingExcluded(false)}
        />
      )}
    </QuotesContext.Provider>
  );
}
