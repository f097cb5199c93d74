import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { message, t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { EntryTile, entryLabel, type WorldIndex } from '../search/index.ts';
import { announce, Button, Notice } from '../ui/index.ts';
import { describeCount, MAX_PLACES, type MarkedEntry, useNames } from './use-names.ts';
import './names.css';

const LIST_ID = 'names';

/**
 * The entries found, as a listbox. Moving to an entry scrolls the page to its name, Enter goes to the next place, and
 * Ctrl+Enter opens the entry.
 */
function NameList(props: {
  entries: readonly MarkedEntry[];
  show: (entry: MarkedEntry, place: number) => void;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
}) {
  const { entries, show, open } = props;
  /** The active entry, and which of its places is shown; -1 before the first. */
  const [position, setPosition] = useState({ at: 0, place: -1 });
  const list = useRef<HTMLDivElement>(null);
  const at = Math.min(position.at, entries.length - 1);
  const { place } = position;
  useLayoutEffect(() => list.current?.focus({ preventScroll: true }), []);
  useEffect(() => document.getElementById(`${LIST_ID}-${at}`)?.scrollIntoView({ block: 'nearest' }), [at]);

  const go = (to: number, nextPlace = 0) => {
    const entry = entries[to];
    if (!entry) return;
    setPosition({ at: to, place: nextPlace });
    show(entry, nextPlace);
    if (to === at) announce(t('common.countOf', { done: nextPlace + 1, total: entry.count }));
  };
  const step = (by: 1 | -1) => {
    const count = entries[at]?.count ?? 1;
    go(at, place < 0 ? 0 : (place + by + count) % count);
  };
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    const entry = entries[at];
    const ctrl = event.ctrlKey || event.metaKey;
    if (!entry || event.altKey || (ctrl && event.key !== 'Enter')) return;
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => go(Math.min(at + 1, entries.length - 1)),
      ArrowUp: () => go(Math.max(at - 1, 0)),
      Home: () => go(0),
      End: () => go(entries.length - 1),
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
      Enter: () => (ctrl ? open(entry.ref, 'here') : step(1)),
      o: () => open(entry.ref, 'here'),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  const onClick = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('[data-at]') : null;
    if (!row) return;
    const to = Number(row.getAttribute('data-at'));
    if (to === at) step(1);
    else go(to);
  };
  return (
    <>
      <p class="soft small">
        <span class="kbd">Enter</span> {t('names.keyNext')} · <span class="kbd">O</span> {t('names.keyOpen')}{' '}
        · <span class="kbd">{'Alt+←'}</span> {t('names.keyBack')}
      </p>
      <div
        class="name-list"
        role="listbox"
        ref={list}
        tabIndex={0}
        aria-label={t('names.list')}
        aria-activedescendant={`${LIST_ID}-${at}`}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDblClick={() => entries[at] && open(entries[at].ref, 'here')}
      >
        {entries.map((entry, index) => (
          <div
            class="name-row beside gap-2"
            role="option"
            key={`${entry.ref.kind} ${entry.ref.id}`}
            id={`${LIST_ID}-${index}`}
            aria-selected={index === at}
            tabIndex={-1}
            data-at={index}
          >
            <EntryTile kind={entry.ref.kind} template={entry.template} size="small" />
            <span class="name-title" dir="auto" data-private={entry.isPrivate || undefined}>
              {entry.title}
            </span>{' '}
            <span class="name-kind small soft">{entryLabel(entry)}</span>{' '}
            <span class="name-count small soft">
              {index === at && place >= 0
                ? t('names.placeCount', { place: place + 1, count: entry.count })
                : t('names.count', { count: entry.count })}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

interface NamesOnPageProps {
  worldIndex: WorldIndex;
  /** The tab whose page is searched. */
  tabId: number;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
}

/**
 * Lists the entries that a page names, with a way to each place. The names are marked in the page while this is shown;
 * on pages that aren't the person's own, only on request.
 */
export function NamesOnPage({ worldIndex, tabId, open }: NamesOnPageProps) {
  const { now, refresh, mark, show } = useNames(worldIndex, tabId);
  const screen = useRef<HTMLElement>(null);
  const again = useRef<HTMLDivElement>(null);
  const isEmpty = now.state === 'here' && now.entries.length === 0;
  useEffect(() => {
    if (isEmpty) again.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isEmpty]);
  return (
    <section class="names" ref={screen} aria-label={t('names.title')}>
      <h1>{t('names.title')}</h1>
      {now.state === 'looking' && <p class="soft">{t('names.reading')}</p>}
      {now.state === 'closed' && (
        <Notice tone="warn">{t('names.refused', { menuItem: message('menu.findNames') })}</Notice>
      )}
      {now.state === 'here' && <p class="soft">{describeCount(now.entries.length)}</p>}
      {now.state === 'here' && now.isCut && <p class="soft">{t('names.cut', { count: MAX_PLACES })}</p>}
      {now.state === 'here' && !isEmpty && !now.isMarked && (
        <Notice actions={<Button onClick={mark}>{t('names.highlight')}</Button>}>{t('names.foreign')}</Notice>
      )}
      {now.state === 'here' && !isEmpty && <NameList entries={now.entries} show={show} open={open} />}
      {now.state !== 'looking' && (
        <div ref={again}>
          <Button size="small" tone="quiet" onClick={refresh}>
            {t('common.checkAgain')}
          </Button>
        </div>
      )}
    </section>
  );
}
