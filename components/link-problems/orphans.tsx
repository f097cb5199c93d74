import { useMemo, useState } from 'preact/hooks';
import { titleComparer } from '../../lib/entries/index.ts';
import { loadedLanguage, t } from '../../lib/i18n/index.ts';
import { ENTRY_KINDS, type EntryKind, slices } from '../../lib/library/index.ts';
import {
  type EntriesWithoutLinks,
  type EntryWithoutLinks,
  findEntriesWithoutLinks,
} from '../../lib/link-problems/index.ts';
import { kindPlural, type WorldIndex } from '../search/index.ts';
import { EmptyState, Menu, Notice, Segmented, Switch } from '../ui/index.ts';
import { EntryRows } from './entry-rows.tsx';
import { Incomplete } from './incomplete.tsx';
import type { LinkProblemsProps } from './props.ts';
import { SLICE } from './read-world.ts';
import { useReading } from './use-reading.ts';
import './link-problems.css';

/** Entries without links, by title. */
async function readEntries({ library, worldId }: WorldIndex): Promise<EntriesWithoutLinks> {
  const [searcher, links, { world }] = [
    await library.searcher(worldId),
    await library.links(worldId),
    await library.worldFacts(worldId),
  ];
  const cover = world?.cover?.id ?? null;
  return findEntriesWithoutLinks(
    searcher.hits(),
    links,
    ({ ref }) => ref.kind === 'image' && cover !== null && ref.id === String(cover),
    slices(SLICE),
  );
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

const kindName = (kind: EntryKind, count: number): string =>
  t('linkProblems.kind', { kind: kindPlural(kind), count });

/** Entries that nothing links to, and articles that link to nothing. */
export function Orphans({ worldIndex, open, search }: LinkProblemsProps) {
  const reading = useReading(worldIndex, readEntries);
  const [side, setSide] = useState<Side>('orphans');
  const [wanted, setKind] = useState<EntryKind>('article');
  const [hasDrafts, setHasDrafts] = useState(false);
  const found = reading.state === 'read' ? reading.found : null;
  const entries = useMemo(
    () => (found?.[side] ?? []).filter(({ isDraft }) => hasDrafts || !isDraft),
    [found, side, hasDrafts],
  );
  const kinds = countKinds(entries);
  const kind = kinds.some((one) => one.kind === wanted) ? wanted : (kinds[0]?.kind ?? wanted);
  const { searcher } = worldIndex;
  const hits = useMemo(() => {
    const own = entries.filter((entry) => entry.kind === kind);
    const titled = own.flatMap(({ location }) => searcher.hit(location) ?? []);
    return titled.sort(titleComparer());
  }, [entries, kind, searcher, loadedLanguage()]);
  if (reading.state === 'failed') return <Notice tone="danger">{t('linkProblems.failed')}</Notice>;
  if (!found) return <p class="soft">{t('linkProblems.readingEntries')}</p>;
  const drafts = found[side].filter(({ isDraft }) => isDraft).length;
  return (
    <div class="link-problems">
      <Incomplete worldIndex={worldIndex} unread={found.unread} />
      <div class="lonely-choices wrap gap-1-2">
        <Segmented
          label={t('linkProblems.sides')}
          value={side}
          options={[
            { value: 'orphans', label: t('linkProblems.orphans') },
            { value: 'deadEnds', label: t('linkProblems.deadEnds') },
          ]}
          onChange={setSide}
        />
        {kinds.length > 1 && (
          <Menu
            label={kindName(kind, hits.length)}
            tone="quiet"
            items={kinds.map((one) => ({
              id: one.kind,
              label: kindName(one.kind, one.count),
              isChosen: one.kind === kind,
            }))}
            onChoose={(id) => setKind(ENTRY_KINDS.find((one) => one === id) ?? kind)}
          />
        )}
        {drafts > 0 && (
          <Switch checked={hasDrafts} onChange={setHasDrafts}>
            {t('linkProblems.drafts', { count: drafts })}
          </Switch>
        )}
      </div>
      <p class="soft small">
        {t(side === 'orphans' ? 'linkProblems.orphansHint' : 'linkProblems.deadEndsHint')}
      </p>
      {hits.length === 0 ? (
        <EmptyState
          icon="link"
          title={t(side === 'orphans' ? 'linkProblems.noOrphans' : 'linkProblems.noDeadEnds')}
        />
      ) : (
        <EntryRows
          key={`${side} ${kind}`}
          label={kindPlural(kind)}
          hits={hits}
          worldIndex={worldIndex}
          open={open}
          search={search}
        />
      )}
    </div>
  );
}
