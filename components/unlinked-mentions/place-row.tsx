import { useId } from 'preact/hooks';
import { isHiddenField, isPrivate } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { Hit } from '../../lib/library/index.ts';
import { fieldLabel } from '../entry-view/index.ts';
import { InertName, mentionRef } from '../markup/index.ts';
import { EntryPicture, Flags } from '../search/index.ts';
import { Button, Icon, MoreMenu } from '../ui/index.ts';
import { ChooseTarget } from './choose-target.tsx';
import type { Place } from './place.ts';
import { useQuote } from './quote-reader.ts';
import type { ListActions, ListView } from './view-state.ts';

/**
 * The sentence of a place, with the name highlighted. Names of private entries are covered while the screen is shared.
 * `isPrivate`: readers can't see the text that it is from.
 */
function QuoteLine(props: { id: string; place: Place; isPrivate: boolean }) {
  const { id, place } = props;
  const quote = useQuote(place);
  return (
    <p class="place-quote" id={id} dir="auto" data-private={props.isPrivate || undefined}>
      {quote === undefined && <span class="soft">{t('common.loading')}</span>}
      {quote === null && <span class="soft">{place.name}</span>}
      {quote?.map(({ text, isPlace, mention }, at) => {
        // The index is a safe key: pieces carry no state.
        if (isPlace) return <mark key={at}>{text}</mark>;
        const target = mention && mentionRef(mention);
        return target ? (
          <InertName key={at} target={target}>
            {text}
          </InertName>
        ) : (
          text
        );
      })}
    </p>
  );
}

/** The main text goes without saying. */
const MAIN = 'content';

/** A place where a name stands without a link, with what can be done about it. */
export function PlaceRow(props: {
  place: Place;
  view: ListView;
  actions: ListActions;
  isSelected: boolean;
  isActive: boolean;
  /** Under a heading that says what the name means, the row says where it stands; else the other way round. */
  isByName: boolean;
}) {
  const { place, view, actions, isSelected, isActive, isByName } = props;
  const quoteId = useId();
  const from = view.hit(place.from);
  if (!from) return null;
  const isCovered = isPrivate(from.ref.kind, from) || isHiddenField(place.field);
  const link = view.linkOf(place);
  const tabIndex = isActive ? 0 : -1;
  const isOpen = view.isOpen(place);
  const isHeld = view.canChange && (view.isBusy(place) || place.state === 'linked');
  return (
    <li
      class="mention-place"
      data-row={`place ${place.key}`}
      data-state={isOpen ? 'open' : 'closed'}
      {...(!view.canChange && { 'data-stop': true, tabIndex })}
    >
      {view.canChange && (
        <label class="row-check">
          <input
            type="checkbox"
            data-stop
            tabIndex={tabIndex}
            checked={isSelected && link !== null}
            aria-disabled={link === null || undefined}
            aria-labelledby={quoteId}
            onChange={({ currentTarget }) => {
              if (link === null) currentTarget.checked = false;
              else actions.select([place.key], currentTarget.checked);
            }}
          />
        </label>
      )}
      <div class="mention-text">
        <QuoteLine id={quoteId} place={place} isPrivate={isCovered} />
        <p class="mention-where">
          {isByName ? (
            <Where from={from} place={place} tabIndex={tabIndex} open={() => actions.openAt(place)} />
          ) : (
            <Target place={place} view={view} />
          )}
          {place.field !== MAIN && <span>{fieldLabel({ name: place.field, title: '' })}</span>}
          {!place.isEditable && isOpen && <span>{t('mentions.notEditable')}</span>}
        </p>
      </div>
      <div class="mention-actions" data-held={isHeld || undefined}>
        {isOpen && place.candidates.length > 1 && (
          <ChooseTarget
            view={view}
            candidates={place.candidates}
            chosen={view.target(place)}
            isForAll={false}
            onChoose={(target) => actions.choose({ place: place.key }, target)}
            tabIndex={tabIndex}
          />
        )}
        <State place={place} view={view} actions={actions} tabIndex={tabIndex} />
        {link && (
          <Button
            key="link"
            size="small"
            data-act="link"
            tabIndex={tabIndex}
            onClick={() => actions.link([link])}
          >
            {t('editor.link')}
          </Button>
        )}
        {/* Its room stays, so that the sentence beside it doesn’t wrap differently. */}
        {isHeld && (
          <Button key="held" size="small" disabled aria-hidden="true">
            {t('editor.link')}
          </Button>
        )}
        {!view.canChange && isOpen && view.target(place) !== null && (
          <Button
            size="small"
            icon="copy"
            data-act="copy"
            tabIndex={tabIndex}
            onClick={() => actions.copy(place)}
          >
            {t('common.copyMention')}
          </Button>
        )}
        {(isOpen || isHeld) && <PlaceMenu {...{ place, view, actions, tabIndex }} />}
      </div>
    </li>
  );
}

function Where(props: { from: Hit; place: Place; tabIndex: number; open: () => void }) {
  const { from, tabIndex, open } = props;
  return (
    <>
      <button type="button" class="place-entry bare" data-act="open" tabIndex={tabIndex} onClick={open}>
        <EntryPicture
          of={from.ref}
          template={from.template}
          isPrivate={isPrivate(from.ref.kind, from)}
          size="small"
        />
        <bdi data-private={isPrivate(from.ref.kind, from) || undefined}>
          {from.title || t('common.untitled')}
        </bdi>
      </button>
      <Flags of={from} />
    </>
  );
}

/** What the name stands for, or that only a person can tell. */
function Target({ place, view }: { place: Place; view: ListView }) {
  const target = view.target(place);
  const hit = target === null ? null : view.hit(target);
  if (!hit) return <span>{t('mentions.homonym', { count: place.candidates.length })}</span>;
  return (
    <>
      <span class="mention-target">
        <EntryPicture
          of={hit.ref}
          template={hit.template}
          isPrivate={isPrivate(hit.ref.kind, hit)}
          size="small"
        />
        <bdi data-private={isPrivate(hit.ref.kind, hit) || undefined}>
          {hit.title || t('common.untitled')}
        </bdi>
      </span>
      <Flags of={hit} />
    </>
  );
}

/** What became of a place. */
function State(props: { place: Place; view: ListView; actions: ListActions; tabIndex: number }) {
  const { place, view, actions, tabIndex } = props;
  if (view.isLinked(place))
    return (
      <span class="mention-state" data-tone="good">
        <Icon name="check" /> {t('mentions.linked')}
      </span>
    );
  if (view.isBusy(place)) return <span class="mention-state">{t('mentions.linking')}</span>;
  if (place.state === 'gone') return <span class="mention-state">{t('mentions.gone')}</span>;
  if (!view.isExcluded(place)) return null;
  return (
    <>
      <span class="mention-state">{t('mentions.excluded')}</span>
      <Button
        size="small"
        tone="quiet"
        icon="undo"
        tabIndex={tabIndex}
        onClick={() => actions.include(place)}
      >
        {t('common.undo')}
      </Button>
    </>
  );
}

function PlaceMenu(props: { place: Place; view: ListView; actions: ListActions; tabIndex: number }) {
  const { place, view, actions, tabIndex } = props;
  const run: Record<string, () => void> = {
    open: () => actions.openAt(place),
    copy: () => actions.copy(place),
    here: () => actions.exclude(place, 'here'),
    everywhere: () => actions.exclude(place, 'everywhere'),
  };
  const { name } = place;
  return (
    <MoreMenu
      tabIndex={tabIndex}
      items={[
        { id: 'open', label: t('common.openArticle'), leading: 'article', letter: 'o' },
        ...(view.target(place) === null
          ? []
          : [{ id: 'copy', label: t('common.copyMention'), leading: 'copy', letter: 'c' }]),
        { id: 'here', label: t('mentions.excludeHere', { name }), letter: 'x', hasSeparator: true },
        { id: 'everywhere', label: t('mentions.excludeEverywhere', { name }), letter: 'e' },
      ]}
      onChoose={(id) => run[id]?.()}
    />
  );
}
