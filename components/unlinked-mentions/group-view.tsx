import { useId, useRef, useState } from 'preact/hooks';
import { isPrivate } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { EntryPicture, Flags } from '../search/index.ts';
import { Button, FoldHead, type FoldHeadProps, FoldTitle, Icon, MoreMenu, Tile } from '../ui/index.ts';
import { ChooseTarget, describeEntry } from './choose-target.tsx';
import type { Place } from './place.ts';
import type { PlaceGroup } from './place-list.ts';
import { PlaceRow } from './place-row.tsx';
import type { ListActions, ListView } from './view-state.ts';

/** Places shown at first, and with each press of the button. */
const PAGE = 20;

/** A name with its places, or an article with the names in it. */
export function GroupView(props: {
  group: PlaceGroup;
  view: ListView;
  actions: ListActions;
  selected: ReadonlySet<string>;
  isUnfolded: boolean;
  onUnfold: (isUnfolded: boolean) => void;
  /** The row that the Tab key reaches. */
  activeRow: string | null;
}) {
  const { group, view, actions, selected, isUnfolded, onUnfold, activeRow } = props;
  const [shown, setShown] = useState(PAGE);
  const id = useId();
  const { places, candidates } = group;
  const row = `group ${group.key}`;
  const tabIndex = activeRow === row ? 0 : -1;
  const open = places.filter((place) => view.isOpen(place));
  const links = view.linksOf(places);
  // The room of the button stays when its links are set.
  const hadLinks = useRef(0);
  if (links.length > 1) hadLinks.current = links.length;
  const isByName = candidates.length > 0;
  const selectedCount = links.filter(({ key }) => selected.has(key)).length;
  return (
    <section
      class="mention-group"
      data-group
      aria-labelledby={`${id}-title`}
      data-state={open.length > 0 ? 'open' : 'closed'}
    >
      <FoldHead
        {...{ row, isUnfolded, ...headingOf(group, view, `${id}-title`) }}
        isStop={tabIndex === 0}
        contentId={`${id}-places`}
        onUnfold={() => onUnfold(!isUnfolded)}
        count={open.length}
        countInWords={t('mentions.placeCount', { count: open.length })}
        before={
          view.canChange && (
            <label class="row-check">
              <input
                type="checkbox"
                tabIndex={tabIndex}
                aria-label={t('mentions.selectAllOf', { title: group.title || t('common.untitled') })}
                disabled={links.length === 0}
                checked={links.length > 0 && selectedCount === links.length}
                ref={(box) => {
                  if (box) box.indeterminate = selectedCount > 0 && selectedCount < links.length;
                }}
                onChange={({ currentTarget }) =>
                  actions.select(
                    links.map(({ key }) => key),
                    currentTarget.checked,
                  )
                }
              />
            </label>
          )
        }
      >
        <div class="mention-actions">
          {links.length > 1 ? (
            <Button size="small" data-act="link" tabIndex={tabIndex} onClick={() => actions.link(links)}>
              {t('mentions.linkCount', { count: links.length })}
            </Button>
          ) : (
            hadLinks.current > 1 && (
              <span class="mention-held" data-act="link" aria-hidden="true">
                <Button key="held" size="small" disabled>
                  {t('mentions.linkCount', { count: hadLinks.current })}
                </Button>
              </span>
            )
          )}
          {places[0] && places.every((place) => view.isExcluded(place)) && (
            <>
              <span class="mention-state">{t('mentions.excluded')}</span>
              <Button
                size="small"
                tone="quiet"
                icon="undo"
                tabIndex={tabIndex}
                onClick={() => places[0] && actions.include(places[0])}
              >
                {t('common.undo')}
              </Button>
            </>
          )}
          <GroupMenu group={group} view={view} actions={actions} tabIndex={tabIndex} />
        </div>
      </FoldHead>
      {group.isMostlySmall && <LeaveOut places={open} {...{ view, actions, tabIndex }} />}
      {isUnfolded && candidates.length > 1 && (
        <p class="mention-homonym">
          <span>{t('mentions.homonymHint')}</span>
          <ChooseTarget
            view={view}
            candidates={candidates}
            chosen={view.choices.byMeaning.get(group.key) ?? null}
            isForAll
            onChoose={(target) => actions.choose({ meaning: group.key }, target)}
            tabIndex={0}
          />
        </p>
      )}
      {isUnfolded && (
        <ul class="mention-places" id={`${id}-places`} aria-labelledby={`${id}-title`}>
          {places.slice(0, shown).map((place) => (
            <PlaceRow
              key={place.key}
              place={place}
              view={view}
              actions={actions}
              isSelected={selected.has(place.key)}
              isActive={activeRow === `place ${place.key}`}
              isByName={isByName}
            />
          ))}
        </ul>
      )}
      {isUnfolded && places.length > shown && (
        <div class="mention-more" data-row={`more ${group.key}`}>
          <Button size="small" tone="quiet" data-stop onClick={() => setShown(shown + PAGE)}>
            {t('common.showMore', { count: Math.min(PAGE, places.length - shown) })}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Asks once whether to leave names out that are mostly written small. Both answers are remembered. */
function LeaveOut(props: {
  places: readonly Place[];
  view: ListView;
  actions: ListActions;
  tabIndex: number;
}) {
  const { places, view, actions, tabIndex } = props;
  const asked = [...new Map(places.map((place) => [place.name, place])).values()].filter(
    ({ name }) => !view.isKept(name),
  );
  if (asked.length === 0) return null;
  return (
    <p class="mention-homonym">
      <span>{t('mentions.mostlySmall')}</span>
      <Button
        size="small"
        tabIndex={tabIndex}
        onClick={() => {
          for (const place of asked) actions.exclude(place, 'everywhere');
        }}
      >
        {t('mentions.leaveOut')}
      </Button>
      <Button
        size="small"
        tone="quiet"
        tabIndex={tabIndex}
        onClick={() => {
          for (const place of asked) actions.keep(place);
        }}
      >
        {t('mentions.keep')}
      </Button>
    </p>
  );
}

function headingOf(
  group: PlaceGroup,
  view: ListView,
  id: string,
): Pick<FoldHeadProps, 'tile' | 'name' | 'detail' | 'isDetailCut'> {
  const hit = group.location === null ? null : view.hit(group.location);
  const title = (
    <FoldTitle id={id} isPrivate={hit !== null && isPrivate(hit.ref.kind, hit)}>
      {group.title || t('common.untitled')}
    </FoldTitle>
  );
  if (!hit)
    return {
      tile: (
        <Tile hue="other" size="row">
          <Icon name="help" />
        </Tile>
      ),
      name: title,
      detail: t('mentions.homonym', { count: group.candidates.length }),
    };
  return {
    tile: <EntryPicture of={hit.ref} template={hit.template} isPrivate={isPrivate(hit.ref.kind, hit)} />,
    name: (
      <>
        {title}
        <Flags of={hit} />
      </>
    ),
    detail: describeEntry(view.worldIndex.searcher, hit),
    isDetailCut: true,
  };
}

function GroupMenu(props: { group: PlaceGroup; view: ListView; actions: ListActions; tabIndex: number }) {
  const { group, view, actions, tabIndex } = props;
  const { location, places, candidates } = group;
  const names = [...new Set(places.filter((place) => view.isOpen(place)).map(({ name }) => name))];
  const items = [
    ...(location === null
      ? []
      : [{ id: 'open', label: t('common.openArticle'), leading: 'article' as const, letter: 'o' }]),
    // A group by article has names of many entries; each row excludes its own.
    ...(candidates.length === 0
      ? []
      : names.slice(0, MOST_NAMES).map((name, at) => ({
          ...{ id: `name ${at}`, label: t('mentions.excludeEverywhere', { name }) },
          hasSeparator: at === 0 && location !== null,
        }))),
  ];
  if (items.length === 0) return null;
  return (
    <MoreMenu
      tabIndex={tabIndex}
      items={items}
      onChoose={(id) => {
        if (id === 'open' && location !== null) actions.open(location);
        const name = names[Number(id.split(' ')[1])];
        const place = places.find((one) => one.name === name && view.isOpen(one));
        if (id !== 'open' && place) actions.exclude(place, 'everywhere');
      }}
    />
  );
}

/** Titles and aliases of one article in its menu. */
const MOST_NAMES = 8;
