import { useEffect, useId, useState } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import {
  type EntryRef,
  type Library,
  openLibrary,
  phraseQuery,
  type Searcher,
} from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { type LinkPlace, useKeys, useTools } from '../entry-view/index.ts';
import { Button, useKeptFocus } from '../ui/index.ts';
import { LinkedGroupList } from './linked-group.tsx';
import './linked-from.css';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { titleComparer } from '../../lib/entries/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { countSources, groupLinks, type LinkedGroup } from './groups.ts';

interface LinksTo {
  of: string;
  searcher: Searcher;
  groups: readonly LinkedGroup[];
  /** Entries that link here. */
  count: number;
  /** Texts of the world that aren't in the offline copy yet. They may link here too. */
  unread: number;
}

/** Sources that are sorted by title. Sorting more would cause a noticeable delay. */
const MAX_SORTED = 1_000;
/** Milliseconds to wait for more changes: at least, and as a multiple of what the last reading took. */
const DEBOUNCE_MS = 300;
const SHARE = 4;

async function read(library: Library, of: string, worldId: WorldId, ref: EntryRef): Promise<LinksTo> {
  const [searcher, index, { bodies }] = await Promise.all([
    library.searcher(worldId),
    library.links(worldId),
    library.worldFacts(worldId),
  ]);
  const compare = titleComparer();
  const groups = groupLinks(index.to(searcher.locate(ref)), ref.kind).map(({ kind, sources }) => {
    if (sources.length > MAX_SORTED) return { kind, sources };
    const named = sources.map((source) => ({ source, title: searcher.hit(source.location)?.title ?? '' }));
    return { kind, sources: named.sort(compare).map(({ source }) => source) };
  });
  return { of, searcher, groups, count: countSources(groups), unread: bodies.wanted - bodies.copied };
}

/** What links to an entry, kept up to date. Null while it is being read, or if it can't be. */
function useLinksTo(worldId: WorldId, { kind, id }: EntryRef): LinksTo | null {
  const of = `${worldId} ${kind} ${id}`;
  const [known, setKnown] = useState<LinksTo | null>(null);
  useEffect(() => {
    let isCanceled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unsubscribe = () => {};
    let took = 0;
    const refresh = async (library: Library): Promise<void> => {
      const begun = performance.now();
      const next = await read(library, of, worldId, { kind, id });
      took = performance.now() - begun;
      if (!isCanceled) setKnown(next);
    };
    // The entry itself is there without it, so a copy that can't be read is reported only.
    const fail = reportAs('linkedFrom.read');
    void openLibrary()
      .then((library) => {
        if (isCanceled) return undefined;
        unsubscribe = library.subscribe(({ worldId: changed, what }) => {
          if (what !== 'entries' && what !== 'bodies' && what !== 'cleared') return;
          if (changed !== null && changed !== worldId) return;
          timer ??= setTimeout(
            () => {
              timer = undefined;
              refresh(library).catch(fail);
            },
            Math.max(DEBOUNCE_MS, SHARE * took),
          );
        });
        return refresh(library);
      })
      .catch(fail);
    return () => {
      isCanceled = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [of]);
  return known?.of === of ? known : null;
}

export interface LinkedFromProps {
  worldId: WorldId;
  entryRef: EntryRef;
  title: string;
  /** The address of its page. */
  url: string | null;
  open: (ref: EntryRef, where: 'here' | 'tab', place: LinkPlace) => void;
  /** Types this into the search box. */
  search: (typed: string) => void;
}

const NONE: never[] = [];

/** What links to an entry. It comes after the entry itself, and takes no focus. */
export function LinkedFrom(props: LinkedFromProps) {
  const links = useLinksTo(props.worldId, props.entryRef);
  const count = links?.count ?? 0;
  const section = useKeptFocus<HTMLElement>(links);
  const jump = () => {
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus({ preventScroll: true });
  };
  useKeys({ l: count > 0 ? jump : null });
  useTools(
    'links',
    count > 0
      ? [
          {
            id: 'linked-from',
            label: t('linkedFrom.count', { count }),
            short: formatNumber(count),
            run: jump,
          },
        ]
      : NONE,
  );
  const headingId = useId();
  if (!links) return null;
  return (
    <section
      class="linked-from"
      ref={section}
      tabIndex={-1}
      aria-labelledby={headingId}
      onKeyDown={outsideComposition((event) => moveBetweenStops(event))}
    >
      <h2 id={headingId}>
        {t('linkedFrom.title')} {count > 0 && <span class="soft small">{formatNumber(count)}</span>}
      </h2>
      {count === 0 ? (
        <Nothing title={props.title} search={props.search} />
      ) : (
        <Groups {...props} links={links} />
      )}
      {links.unread > 0 && <p class="soft small">{t('linkedFrom.unread', { count: links.unread })}</p>}
    </section>
  );
}

function Groups(props: LinkedFromProps & { links: LinksTo }) {
  const { links, entryRef, url, open } = props;
  // The row that Tab reaches.
  const [stop, setStop] = useState<string | null>(null);
  const rows = links.groups.flatMap(({ kind, sources }) =>
    sources.map(({ location }) => `${kind} ${location}`),
  );
  const current = stop !== null && rows.includes(stop) ? stop : (rows[0] ?? null);
  return (
    <>
      {links.groups.map((group) => (
        <LinkedGroupList
          key={group.kind}
          worldId={props.worldId}
          of={links.of}
          group={group}
          isOnly={entryRef.kind === 'secret'}
          searcher={links.searcher}
          title={props.title}
          stop={current}
          onStop={setStop}
          open={(ref, where, words) => open(ref, where, { kind: 'link', to: entryRef, url, words })}
        />
      ))}
    </>
  );
}

/** Says so, and helps to find places that could link here. */
function Nothing({ title, search }: Pick<LinkedFromProps, 'title' | 'search'>) {
  return (
    <p class="linked-none wrap gap-1-2">
      <span class="soft">{t('linkedFrom.none')}</span>{' '}
      {title.trim() !== '' && (
        <Button size="small" tone="quiet" icon="search" onClick={() => search(phraseQuery(title))}>
          {t('linkedFrom.findName')}
        </Button>
      )}
    </p>
  );
}

/** Arrows, Home and End move between the rows and their further places. */
function moveBetweenStops(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const at = stops.findIndex((one) => one.matches(':focus'));
  const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[event.key];
  const next = goal === undefined || at < 0 ? undefined : stops[goal];
  if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  next.focus();
}
