import { isPrivate } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { EntryTile, entryLabel } from '../search/index.ts';
import { Menu, type MenuItem } from '../ui/index.ts';
import type { ListView } from './view-state.ts';

const NONE = 'none';

/** “Person · People › Smugglers”: what tells an article from others of its name. */
export function describeEntry(view: ListView, location: number): string {
  const hit = view.hit(location);
  if (!hit) return '';
  const path = hit.categoryId === null ? [] : view.worldIndex.searcher.categoryPath(hit.categoryId);
  const above = path.map(({ title }) => title).join(' › ');
  return above === '' ? entryLabel(hit) : `${entryLabel(hit)} · ${above}`;
}

/** The articles that a name may mean. Choosing one says which, but links nothing. */
export function ChooseTarget(props: {
  view: ListView;
  candidates: readonly number[];
  chosen: number | null;
  /** For all places of the name, or for one. */
  isForAll: boolean;
  onChoose: (target: number | null) => void;
  tabIndex: number;
}) {
  const { view, candidates, chosen, isForAll, onChoose, tabIndex } = props;
  const items = candidates.flatMap((location): MenuItem[] => {
    const hit = view.hit(location);
    if (!hit) return [];
    return [
      {
        id: String(location),
        label: hit.title || t('common.untitled'),
        detail: describeEntry(view, location),
        leading: <EntryTile kind={hit.ref.kind} template={hit.template} size="small" />,
        isChosen: location === chosen,
      },
    ];
  });
  const hit = chosen === null ? null : view.hit(chosen);
  const label = isForAll ? t('mentions.chooseForAll') : t('mentions.choose');
  return (
    <Menu
      label={label}
      tone={chosen === null ? 'plain' : 'quiet'}
      tabIndex={tabIndex}
      items={[
        ...items,
        ...(chosen === null
          ? []
          : [{ id: NONE, label: t('mentions.chooseNone'), isChosen: false, hasSeparator: true }]),
      ]}
      onChoose={(id) => onChoose(id === NONE ? null : Number(id))}
    >
      {hit ? (
        <span class="mention-chosen" data-private={isPrivate(hit.ref.kind, hit) || undefined}>
          <EntryTile kind={hit.ref.kind} template={hit.template} size="small" />
          <span dir="auto">{describeEntry(view, chosen ?? -1)}</span>
        </span>
      ) : (
        label
      )}
    </Menu>
  );
}
