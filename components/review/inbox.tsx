import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { setIntended } from '../../lib/checks/index.ts';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { titleComparer } from '../../lib/entries/index.ts';
import { loadedLanguage, t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { nameKeyOf, setExcluded } from '../../lib/unlinked-mentions/index.ts';
import { SeverityIcon } from '../findings/index.ts';
import { BasedOn } from '../library/index.ts';
import { EntryPicture } from '../search/index.ts';
import {
  announce,
  Button,
  Chip,
  dismissToast,
  EmptyState,
  focusRow,
  Icon,
  IconButton,
  type IconName,
  ListTools,
  navigateRows,
  rowBeside,
  showToast,
} from '../ui/index.ts';
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

/** Rows shown at first, and added with each press. */
const PAGE_SIZE = 100;
const TOAST = 'review';
/** Milliseconds: long enough to read it and press Undo. */
const DISPLAY_MS = 12_000;

/** In the order of their weight, or those of an entry together. */
const ORDERS = ['severity', 'entry'] as const;
type Order = (typeof ORDERS)[number];

const ICONS: Readonly<Record<Exclude<ReviewKind, 'findings'>, IconName>> = {
  mentions: 'link',
  broken: 'alert',
  orphans: 'article',
};

/** Stores that an item is intended, or takes that back. A name is then left out of the entry's unlinked mentions, too. */
const decide = (worldId: string, { key, name, ref }: ReviewItem, isIntended: boolean): Promise<void> =>
  name === null
    ? setIntended(worldId, [key], isIntended)
    : setExcluded({ worldId, name: nameKeyOf(name), in: ref }, isIntended);

async function dismiss(worldId: string, item: ReviewItem): Promise<void> {
  await decide(worldId, item, true);
  const sentence = t('findings.intended');
  announce(sentence);
  showToast({
    id: TOAST,
    tone: 'good',
    content: sentence,
    displayMs: DISPLAY_MS,
    onUndo: () => {
      dismissToast(TOAST);
      decide(worldId, item, false).then(() => announce(t('findings.undone')), reportAs('review.undo'));
    },
    onClose: () => {},
    worldId,
  });
}

const rowKeyOf = ({ kind, key, name }: ReviewItem): string => `${kind} ${key} ${name ?? ''}`;

/** Everything that the review found, in one list: filtered by words and by entry, and worked through by keyboard. */
export function Inbox(props: ReviewTabProps) {
  const { worldIndex, of, open } = props;
  const { worldId, searcher } = worldIndex;
  const results = useReviewResults(worldId);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(PAGE_SIZE);
  const [active, setActive] = useState<string | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<string | null>(null);
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
  useLayoutEffect(() => {
    if (next.current === null) return;
    focusRow(list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.current)}"]`));
    next.current = null;
  }, [items]);
  if (!results) return <p class="soft">{t('review.reading')}</p>;

  const entry = of && searcher.hit(searcher.locate(of));
  const intend = (item: ReviewItem) => {
    if (list.current) next.current = rowBeside(list.current, rowKeyOf(item));
    setGone(new Set([...gone, rowKeyOf(item)]));
    dismiss(worldId, item).catch(reportAs('review.intend'));
  };
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    const pressed = list.current && navigateRows(list.current, event);
    if (!pressed) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const item = items[rows.indexOf(pressed.row)];
    if ((event.key === 'x' || event.key === 'Delete') && item) intend(item);
    else if (!pressed.isDone) return;
    event.preventDefault();
  });
  const first = items.some((item) => rowKeyOf(item) === active) ? active : items[0] && rowKeyOf(items[0]);
  const more = Math.min(PAGE_SIZE, items.length - shown);
  return (
    <div class="column gap-2">
      <BasedOn {...results.texts} />
      <ListTools
        filter={{ label: t('review.filter'), value: typed, onChange: setTyped }}
        order={{
          label: t('findings.groupBy'),
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
        <ul
          class="review-items"
          aria-label={t('review.all')}
          ref={list}
          onKeyDown={onKeyDown}
          onFocusIn={({ target }) => {
            const row = target instanceof Element ? target.closest('[data-row]') : null;
            if (row) setActive(row.getAttribute('data-row'));
          }}
        >
          {items.slice(0, shown).map((item) => (
            <ItemRow
              key={rowKeyOf(item)}
              item={item}
              isStop={rowKeyOf(item) === first}
              onOpen={(where) => open(item.ref, where, item.place)}
              onIntend={() => intend(item)}
            />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button size="small" tone="quiet" onClick={() => setShown(shown + PAGE_SIZE)}>
          {t('panel.showMore', { count: more })}
        </Button>
      )}
    </div>
  );
}

function ItemRow(props: {
  item: ReviewItem;
  isStop: boolean;
  onOpen: (where: 'here' | 'tab') => void;
  onIntend: () => void;
}) {
  const { item, isStop, onOpen, onIntend } = props;
  const covered = item.isPrivate || undefined;
  return (
    <li class="review-item" data-row={rowKeyOf(item)} data-kind={item.kind}>
      <button
        type="button"
        class="review-item-open bare"
        data-stop
        tabIndex={isStop ? 0 : -1}
        onClick={(event) => onOpen(event.ctrlKey || event.metaKey ? 'tab' : 'here')}
      >
        {item.kind === 'findings' && item.severity ? (
          <SeverityIcon severity={item.severity} />
        ) : (
          <span class="severity">{item.kind !== 'findings' && <Icon name={ICONS[item.kind]} />}</span>
        )}
        <span class="review-item-words" data-private={covered}>
          <span dir="auto">{item.sentence}</span>{' '}
          <span class="review-item-entry beside gap-1 small soft">
            <EntryPicture of={item.ref} template={item.template} isPrivate={item.isPrivate} size="small" />
            <bdi class="cut">{item.title}</bdi>
          </span>
        </span>
      </button>
      <IconButton
        icon="check"
        label={t('findings.intend')}
        keys="X"
        size="small"
        tabIndex={isStop ? 0 : -1}
        onClick={onIntend}
      />
    </li>
  );
}
