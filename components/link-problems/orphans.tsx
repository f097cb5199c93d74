import { useMemo, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { titleComparer } from '../../lib/entries/index.ts';
import { loadedLanguage, t } from '../../lib/i18n/index.ts';
import {
  ENTRY_KINDS,
  type EntryKind,
  type EntryRef,
  type Hit,
  phraseQuery,
  slices,
} from '../../lib/library/index.ts';
import {
  type EntriesWithoutLinks,
  type EntryWithoutLinks,
  findEntriesWithoutLinks,
} from '../../lib/link-problems/index.ts';
import { countTexts, type TextCount, useReading } from '../library/index.ts';
import {
  copyMention,
  kindPlural,
  ResultList,
  rowKey,
  rowOfHit,
  showStatus,
  type WorldIndex,
} from '../search/index.ts';
import { Button, EmptyState, hasWords, ListTools, Notice } from '../ui/index.ts';
import { Incomplete } from './incomplete.tsx';
import { intend, useIntended } from './intended.ts';
import { orphanKey } from './plan-fixes.ts';
import { type LinkProblemsProps, SLICE } from './read-problems.ts';
import './link-problems.css';
import { outsideComposition } from '../../lib/input-methods/index.ts';

/** Rows shown at first. Each press of the button doubles them, up to a limit that still renders quickly. */
const PAGE_SIZE = 200;
const MAX_PAGE_SIZE = 1_000;
const ACTIONS = ['open', 'copy', 'page'] as const;
/** Rows that PageDown moves by. */
const PAGE_STEP = 10;

/** Entries as in other lists: arrow keys move, Enter opens. */
function EntryRows(props: {
  label: string;
  hits: readonly Hit[];
  worldIndex: WorldIndex;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
  search: (typed: string) => void;
  /** Marks an entry as intended; null where that has no meaning. */
  onIntend: ((hit: Hit) => void) | null;
}) {
  const { hits, worldIndex, label, open, onIntend } = props;
  const { worldId, searcher } = worldIndex;
  const [shown, setShown] = useState(PAGE_SIZE);
  const [active, setActive] = useState<string | null>(null);
  const rows = useMemo(
    () => hits.slice(0, shown).map((hit) => rowOfHit({ worldId, searcher }, hit)),
    [hits, shown, worldId, searcher],
  );
  const more = Math.min(shown, MAX_PAGE_SIZE, hits.length - shown);
  const activeTitle = hits.find((hit) => rowKey(worldId, hit.ref) === active)?.title ?? '';
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    const at = rows.findIndex(({ key }) => key === active);
    const row = rows[at];
    if (event.key === 'c' && (event.ctrlKey || event.metaKey) && row) void copyMention(row).then(showStatus);
    if (event.key === 'Enter' && row) open(row.ref, event.ctrlKey || event.metaKey ? 'tab' : 'here');
    const hit = hits[at];
    if ((event.key === 'x' || event.key === 'Delete') && hit && onIntend) {
      const next = hits[at + 1] ?? hits[at - 1];
      setActive(next ? rowKey(worldId, next.ref) : null);
      onIntend(hit);
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const goals = { ArrowDown: at + 1, j: at + 1, ArrowUp: at - 1, k: at - 1 };
    const goal = {
      ...goals,
      PageDown: at + PAGE_STEP,
      PageUp: at - PAGE_STEP,
      Home: 0,
      End: hits.length - 1,
    }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const to = Math.min(Math.max(goal, 0), hits.length - 1);
    const next = hits[to];
    if (!next) return;
    setActive(rowKey(worldId, next.ref));
    if (to >= shown) setShown(Math.max(shown + PAGE_SIZE, to + 1));
  });
  return (
    <>
      <ResultList
        id="lonely"
        label={label}
        sections={[{ name: 'lonely', title: null, rows }]}
        active={active}
        actions={ACTIONS}
        isTabStop
        onKeyDown={onKeyDown}
        onAction={(row, action) => {
          setActive(row.key);
          if (action === 'copy') void copyMention(row).then(showStatus);
          else open(row.ref, action === 'page' ? 'tab' : 'here');
        }}
      />
      {activeTitle !== '' && (
        <p>
          <Button
            size="small"
            tone="quiet"
            icon="search"
            onClick={() => props.search(phraseQuery(activeTitle))}
          >
            {t('linkProblems.findInTexts', { title: activeTitle })}
          </Button>
        </p>
      )}
      {more > 0 && (
        <Button size="small" tone="quiet" onClick={() => setShown(shown + more)}>
          {t('common.showMore', { count: more })}
        </Button>
      )}
    </>
  );
}

/** Entries without links, by title. */
async function readEntries({
  library,
  worldId,
}: WorldIndex): Promise<EntriesWithoutLinks & { texts: TextCount }> {
  const [searcher, links, { world }] = [
    await library.searcher(worldId),
    await library.links(worldId),
    await library.worldFacts(worldId),
  ];
  const cover = world?.cover?.id ?? null;
  const rest = slices(SLICE);
  const texts = await countTexts(searcher, links, rest);
  const found = await findEntriesWithoutLinks(
    searcher.hits(),
    links,
    ({ ref }) => ref.kind === 'image' && cover !== null && ref.id === String(cover),
    rest,
  );
  return { ...found, texts };
}

const SIDES = ['orphans', 'deadEnds'] as const;
type Side = (typeof SIDES)[number];

/** Kinds of these entries, with their numbers. */
function countKinds(entries: readonly EntryWithoutLinks[]): { kind: EntryKind; count: number }[] {
  return ENTRY_KINDS.map((kind) => ({
    kind,
    count: entries.filter((entry) => entry.kind === kind).length,
  })).filter(({ count }) => count > 0);
}

/** Entries that nothing links to, and articles that link to nothing. */
export function Orphans({ worldIndex, open, search }: LinkProblemsProps) {
  const reading = useReading(worldIndex, readEntries);
  const [side, setSide] = useState<Side>('orphans');
  const [wanted, setKind] = useState<EntryKind>('article');
  const [hasDrafts, setHasDrafts] = useState(false);
  const found = reading.state === 'read' ? reading.found : null;
  const { searcher, worldId } = worldIndex;
  const [typed, setTyped] = useState('');
  const intended = useIntended(worldId);
  const matching = useMemo(() => {
    const isWanted = ({ location }: EntryWithoutLinks) => {
      const hit = searcher.hit(location);
      return (
        hit !== null &&
        hasWords(hit.title, typed) &&
        !(side === 'orphans' && intended?.has(orphanKey(hit.ref)))
      );
    };
    const all = found?.[side] ?? [];
    return typed.trim() === '' && !intended?.size ? all : all.filter(isWanted);
  }, [found, side, typed, intended, searcher]);
  const entries = useMemo(
    () => matching.filter(({ isDraft }) => hasDrafts || !isDraft),
    [matching, hasDrafts],
  );
  const kinds = countKinds(entries);
  const kind = kinds.some((one) => one.kind === wanted) ? wanted : (kinds[0]?.kind ?? wanted);
  const hits = useMemo(() => {
    const own = entries.filter((entry) => entry.kind === kind);
    const titled = own.flatMap(({ location }) => searcher.hit(location) ?? []);
    return titled.sort(titleComparer());
  }, [entries, kind, searcher, loadedLanguage()]);
  if (reading.state === 'failed') return <Notice tone="danger">{t('linkProblems.failed')}</Notice>;
  if (!found) return <p class="soft">{t('linkProblems.readingEntries')}</p>;
  const drafts = matching.filter(({ isDraft }) => isDraft).length;
  return (
    <div class="link-problems">
      <Incomplete worldIndex={worldIndex} texts={found.texts} />
      <ListTools
        filter={{ label: t('review.filter'), value: typed, onChange: setTyped }}
        order={{
          label: t('linkProblems.sides'),
          value: side,
          options: SIDES.map((one) => ({ value: one, label: t(`linkProblems.${one}`) })),
          onChange: setSide,
        }}
        chipsLabel={t('linkProblems.orphansTitle')}
        chips={[
          ...kinds.map((one) => ({
            key: one.kind,
            label: kindPlural(one.kind),
            count: one.count,
            isOn: one.kind === kind,
            onToggle: () => setKind(one.kind),
          })),
          ...(drafts > 0
            ? [
                {
                  key: 'drafts',
                  label: t('linkProblems.drafts', { count: drafts }),
                  isOn: hasDrafts,
                  onToggle: () => setHasDrafts(!hasDrafts),
                },
              ]
            : []),
        ]}
      />
      <p class="soft small">
        {t(side === 'orphans' ? 'linkProblems.orphansHint' : 'linkProblems.deadEndsHint')}
      </p>
      {hits.length === 0 ? (
        <EmptyState
          icon="link"
          title={t(
            typed.trim() !== ''
              ? 'review.noMatch'
              : side === 'orphans'
                ? 'linkProblems.noOrphans'
                : 'linkProblems.noDeadEnds',
          )}
        />
      ) : (
        <EntryRows
          key={`${side} ${kind}`}
          label={kindPlural(kind)}
          hits={hits}
          worldIndex={worldIndex}
          open={open}
          search={search}
          onIntend={
            side === 'orphans'
              ? ({ ref }) => intend(worldId, [orphanKey(ref)]).catch(reportAs('linkProblems.intend'))
              : null
          }
        />
      )}
    </div>
  );
}
