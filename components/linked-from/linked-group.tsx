import { useId, useState } from 'preact/hooks';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import type { EntryRef, Searcher } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { Button } from '../ui/index.ts';
import type { GroupKind, LinkedGroup } from './groups.ts';
import { LinkedRow } from './linked-row.tsx';

const HEADINGS = {
  mention: 'linkedFrom.mentions',
  relation: 'linkedFrom.relations',
  parent: 'linkedFrom.children',
  embed: 'linkedFrom.embeds',
  secret: 'linkedFrom.usedIn',
  statblock: 'linkedFrom.usedIn',
  manuscript: 'linkedFrom.usedIn',
  url: 'linkedFrom.addresses',
} as const satisfies Record<GroupKind, string>;

/** Kinds whose places are in texts. */
const IN_TEXTS: ReadonlySet<GroupKind> = new Set(['mention', 'url']);

/** Rows shown at first, and the most that a press of the button adds. */
const AT_ONCE = 10;
const MOST = 200;

/** How many rows of each group were asked for, for as long as the panel is open. */
const shownRows = new Map<string, number>();

/** The sources of one kind, a limited number at a time. */
export function LinkedGroupList(props: {
  worldId: WorldId;
  /** Identifies the entry. */
  of: string;
  group: LinkedGroup;
  searcher: Searcher;
  title: string;
  /** It holds all kinds of links, so it has no heading. */
  isOnly: boolean;
  /** The row that Tab reaches. */
  stop: string | null;
  onStop: (row: string) => void;
  open: (ref: EntryRef, where: 'here' | 'tab', words: string | null) => void;
}) {
  const { group, searcher, worldId, isOnly, stop, open } = props;
  const { kind, sources } = group;
  const key = `${props.of} ${kind}`;
  const [shown, setShown] = useState(shownRows.get(key) ?? AT_ONCE);
  const id = useId();
  const more = Math.min(sources.length - shown, 3 * shown, MOST);
  return (
    <section class="linked-group column gap-1" aria-labelledby={isOnly ? undefined : id}>
      {!isOnly && (
        <h3 id={id}>
          {t(HEADINGS[kind])} <span class="soft">{formatNumber(sources.length)}</span>
        </h3>
      )}
      <ul class="linked-rows">
        {sources.slice(0, shown).map((source) => {
          const hit = searcher.hit(source.location);
          const row = `${kind} ${source.location}`;
          return (
            hit && (
              <LinkedRow
                key={row}
                {...{ worldId, searcher, hit, source, title: props.title }}
                isTabStop={row === stop}
                hasText={IN_TEXTS.has(kind)}
                onFocus={() => props.onStop(row)}
                open={(where, words) => open(hit.ref, where, words)}
              />
            )
          );
        })}
      </ul>
      {more > 0 && (
        <div>
          <Button
            size="small"
            tone="quiet"
            onClick={() => {
              shownRows.set(key, shown + more);
              setShown(shown + more);
            }}
          >
            {t('common.showMore', { count: more })}
          </Button>
        </div>
      )}
    </section>
  );
}
