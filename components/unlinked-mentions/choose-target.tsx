import { isPrivate } from '../../lib/entries/index.ts';
import { formatDate, t } from '../../lib/i18n/index.ts';
import type { Hit, Searcher } from '../../lib/library/index.ts';
import { lineOf } from '../../lib/markup/index.ts';
import { EntryTile, entryLabel } from '../search/index.ts';
import { Menu, type MenuItem } from '../ui/index.ts';
import type { ListView } from './view-state.ts';

/** An article that a name may mean. */
interface Candidate {
  hit: Hit;
  /** What tells it from the others, in words. */
  about: string;
}

type Reader = Pick<Searcher, 'hit' | 'categoryPath' | 'excerpt'>;

const SEPARATOR = ' · ';
/** Characters of an excerpt. */
const EXCERPT = 80;

/** “Person · People › Smugglers”: what tells an article from others of its name. */
export function describeEntry(searcher: Pick<Searcher, 'categoryPath'>, hit: Hit): string {
  const path = hit.categoryId === null ? [] : searcher.categoryPath(hit.categoryId);
  const above = path.map(({ title }) => title).join(' › ');
  return above === '' ? entryLabel(hit) : entryLabel(hit) + SEPARATOR + above;
}

function excerptOf(searcher: Reader, { location }: Hit): string {
  const text = lineOf(searcher.excerpt(location) ?? '');
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;
}

/** What else may differ, the most telling first. Empty where an article has none. */
const MORE: readonly ((searcher: Reader, hit: Hit) => string)[] = [
  excerptOf,
  (_, { tags }) => tags.join(', '),
  (_, { updatedAt }) => (updatedAt === null ? '' : t('mentions.changedAt', { date: formatDate(updatedAt) })),
];

/** The articles at these locations, each with as many words as it takes to tell it from the others. */
export function describeCandidates(searcher: Reader, locations: readonly number[]): Candidate[] {
  let all = locations.flatMap((location): Candidate[] => {
    const hit = searcher.hit(location);
    return hit ? [{ hit, about: describeEntry(searcher, hit) }] : [];
  });
  for (const more of MORE) {
    const alike = (one: Candidate) =>
      all.filter(({ hit, about }) => hit.title === one.hit.title && about === one.about).length > 1;
    all = all.map((one) => {
      const words = alike(one) ? more(searcher, one.hit) : '';
      return words === '' ? one : { ...one, about: one.about + SEPARATOR + words };
    });
  }
  return all;
}

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
