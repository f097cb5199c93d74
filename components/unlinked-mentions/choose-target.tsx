import { isPrivate } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { EntryTile } from '../search/index.ts';
import { Menu, type MenuItem } from '../ui/index.ts';
import { describeCandidates } from './candidates.ts';
import type { ListView } from './view-state.ts';

const NONE = 'none';

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
  const all = describeCandidates(view.worldIndex.searcher, candidates);
  const items = all.map(
    ({ hit, about }): MenuItem => ({
      id: String(hit.location),
      label: hit.title || t('common.untitled'),
      detail: about,
      leading: <EntryTile kind={hit.ref.kind} template={hit.template} size="small" />,
      isChosen: hit.location === chosen,
      isPrivate: isPrivate(hit.ref.kind, hit),
    }),
  );
  const meant = all.find(({ hit }) => hit.location === chosen);
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
      {meant ? (
        <span class="mention-chosen" data-private={isPrivate(meant.hit.ref.kind, meant.hit) || undefined}>
          <EntryTile kind={meant.hit.ref.kind} template={meant.hit.template} size="small" />
          <span dir="auto">{meant.about}</span>
        </span>
      ) : (
        label
      )}
    </Menu>
  );
}
