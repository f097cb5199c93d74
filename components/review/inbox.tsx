import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { setIntended } from '../../lib/checks/index.ts';
import { titleComparer } from '../../lib/entries/index.ts';
import { loadedLanguage, t } from '../../lib/i18n/index.ts';
import { nameKeyOf, setExcluded } from '../../lib/unlinked-mentions/index.ts';
import { SeverityIcon } from '../findings/index.ts';
import { BatchReport, BatchReports } from '../history/index.ts';
import { BasedOn } from '../library/index.ts';
import { useCanChange } from '../search/index.ts';
import { Chip, decide, EmptyState, Icon, type IconName, ListTools, Notice } from '../ui/index.ts';
import { ConfirmLinks } from '../unlinked-mentions/index.ts';
import {
  countKinds,
  filterItems,
  REVIEW_KINDS,
  REVIEW_TITLES,
  type ReviewItem,
  type ReviewKind,
  type ReviewTabProps,
  useReviewResults,
} from './results.ts';
import { TriageList } from './triage-list.tsx';
import { useNameLinks } from './use-name-links.ts';

/** In the order of their weight, or those of an entry together. */
const ORDERS = ['severity', 'entry'] as const;
type Order = (typeof ORDERS)[number];

const ICONS: Readonly<Record<Exclude<ReviewKind, 'findings'>, IconName>> = {
  mentions: 'link',
  broken: 'alert',
  orphans: 'article',
};

/** Stores that an item is intended, or takes that back. A name is then left out of the entry's unlinked mentions, too. */
const store = (worldId: string, { key, name, ref }: ReviewItem, isIntended: boolean): Promise<void> =>
  name === null
    ? setIntended(worldId, [key], isIntended)
    : setExcluded({ worldId, name: nameKeyOf(name), in: ref }, isIntended);

const rowKeyOf = ({ kind, key, name }: ReviewItem): string => `${kind} ${key} ${name ?? ''}`;

/** Everything that the review found, in one list: filtered by words and by entry, and worked through by keyboard. */
export function Inbox(props: ReviewTabProps) {
  const { worldIndex, of, open } = props;
  const { worldId, searcher } = worldIndex;
  const results = useReviewResults(worldId);
  const canChange = useCanChange();
  const links = useNameLinks(worldIndex);
  const [typed, setTyped] = useState('');
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [kind, setKind] = useState<ReviewKind | null>(null);
  const [order, setOrder] = useState<Order>('severity');
  const listed = useMemo(
    () =>
      filterItems(results?.items ?? [], { kind: null, of, typed }).filter(
        (item) => !gone.has(rowKeyOf(item)),
      ),
    [results, of, typed, gone],
  );
  const counts = countKinds(listed);
  const items = useMemo(() => {
    const own = filterItems(listed, { kind, of: null, typed: '' });
    return order === 'entry' ? own.toSorted(titleComparer()) : own;
  }, [listed, kind, order, loadedLanguage()]);
  // What was marked comes back once it is found again: after Undo.
  useLayoutEffect(() => setGone(new Set()), [results]);
  if (!results) return <p class="soft">{t('review.reading')}</p>;

  const entry = of && searcher.hit(searcher.locate(of));
  const intend = (item: ReviewItem) => {
    setGone(new Set([...gone, rowKeyOf(item)]));
    void decide(worldId, t('findings.intended'), (isIntended) => store(worldId, item, isIntended));
  };
  /** Links the name in every entry of the list that has it. */
  const linkActions = ({ name, isLinkable }: ReviewItem) => {
    if (name === null || !isLinkable || !canChange) return [];
    const same = listed.filter((one) => one.name === name);
    const count = same.reduce((sum, one) => sum + one.count, 0);
    const label = t('mentions.linkCount', { count });
    return [
      { ...({ icon: 'link', label, keys: 'L', isLast: false } as const), run: () => links.link(name, same) },
    ];
  };
  const rows = items.map((item) => ({
    ...item,
    key: rowKeyOf(item),
    icon: iconOf(item),
    actions: [
      ...linkActions(item),
      {
        ...({ icon: 'check', label: t('findings.intend'), keys: 'X', isLast: true } as const),
        run: () => intend(item),
      },
    ],
  }));
  return (
    <div class="column gap-2">
      <BasedOn {...results.texts} />
      <ListTools
        filter={{ label: t('review.filter'), value: typed, onChange: setTyped }}
        order={{
          label: t('common.groupBy'),
          value: order,
          options: ORDERS.map((by) => ({ value: by, label: t('findings.grouping', { by }) })),
          onChange: setOrder,
        }}
        chipsLabel={t('review.all')}
        chips={REVIEW_KINDS.filter((one) => counts[one] > 0 || one === kind).map((one) => ({
          key: one,
          label: t(REVIEW_TITLES[one]),
          count: counts[one],
          isOn: one === kind,
          onToggle: () => setKind(one === kind ? null : one),
        }))}
      >
        {of && <Chip onRemove={props.onAll}>{entry?.title || t('common.untitled')}</Chip>}
      </ListTools>
      {items.length === 0 ? (
        <EmptyState
          icon="check"
          title={t(results.items.length === 0 ? 'review.nothing' : 'review.noMatch')}
        />
      ) : (
        <TriageList
          label={t('review.all')}
          rows={rows}
          onOpen={({ key, ref }, where) =>
            open(ref, where, items.find((item) => rowKeyOf(item) === key)?.place)
          }
        />
      )}
      <NameLinks links={links} />
    </div>
  );
}

/** What was linked here, and the question before several texts change. */
function NameLinks({ links }: { links: ReturnType<typeof useNameLinks> }) {
  const { asked, batches, undoing } = links;
  return (
    <>
      <BatchReports>
        {links.errorMessage && <Notice tone="danger">{links.errorMessage}</Notice>}
        {batches.map(({ id, links: count }) => (
          <BatchReport
            key={id}
            batch={id}
            onClose={() => links.close(id)}
            hasKey={id === batches.at(-1)?.id}
            takesFocus
            undo={{ label: t('mentions.undo', { count }), onUndo: () => undoing.undo(id) }}
          />
        ))}
        {undoing.begun.map((batch) => (
          <BatchReport key={batch} batch={batch} onClose={() => undoing.close(batch)} />
        ))}
      </BatchReports>
      {asked && (
        <ConfirmLinks
          count={{ ...asked, entries: asked.edits.length }}
          onClose={links.cancel}
          onConfirm={links.confirm}
        />
      )}
    </>
  );
}

const iconOf = ({ kind, severity }: ReviewItem) =>
  kind === 'findings' && severity ? (
    <SeverityIcon severity={severity} />
  ) : (
    <span class="severity">{kind !== 'findings' && <Icon name={ICONS[kind]} />}</span>
  );
