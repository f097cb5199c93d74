import { useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { detach } from '../../lib/diagnostics/index.ts';
import { locale, t } from '../../lib/i18n/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import type { StatblockTemplate, WorldId } from '../../lib/model/index.ts';
import { type Roll, rollText, totalText } from '../dice/index.ts';
import {
  EntryBarContext,
  type EntryCopy,
  EntryTags,
  SyncNotice,
  useEntryCopy,
  useFetching,
  useKeys,
} from '../entry-view/index.ts';
import { rowOfEntry } from '../search/index.ts';
import { announce } from '../ui/index.ts';
import { CardBar, useCardTools } from './card-bar.tsx';
import { CardBody } from './card-body.tsx';
import { CardHead, type Headline } from './card-head.tsx';
import { CountersPart } from './counters/counters-part.tsx';
import type { CardActions } from './lines.tsx';
import './card.css';
import { request } from '../../lib/messaging/index.ts';
import { type Content, contentOf } from './content/content.ts';
import { type BlockTitles, creatureText, linkedBlocks, sheetText } from './content/copying.ts';
import { readStatblock, type ShownStatblock } from './content/stored-schema.ts';
import { useCounters } from './counters/counters.ts';
import { setKept } from './kept.ts';
import { addRoll, rollSentence } from './roll-list.tsx';

/** Templates loaded by this panel: many statblocks share one. */
const known = new Map<number, StatblockTemplate>();

/**
 * The template that labels, orders and groups the values of a statblock. Null until it is loaded, and if it isn't
 * known; the values are shown in any case.
 */
function useTemplate(worldId: WorldId, id: number | null): StatblockTemplate | null {
  const [read, setRead] = useState<StatblockTemplate | null>(null);
  useEffect(() => {
    let isCanceled = false;
    if (id === null || known.has(id)) return;
    void request('statblock.template', { worldId, id }).then((template) => {
      if (!template.ok) return;
      known.set(id, template.value);
      if (!isCanceled) setRead(template.value);
    });
    return () => {
      isCanceled = true;
    };
  }, [worldId, id]);
  if (id === null) return null;
  return known.get(id) ?? (read?.id === id ? read : null);
}

interface CardProps extends Pick<CardActions, 'open' | 'search'> {
  worldId: WorldId;
  id: string;
  isKept: boolean;
}

/** One statblock from the offline copy. `isMain`: keyboard shortcuts apply to it. */
export function Card({ worldId, id, isMain, isKept, ...props }: CardProps & { isMain: boolean }) {
  const copy = useEntryCopy(worldId, { kind: 'statblock', id }, readStatblock);
  const isWanted =
    copy.state === 'listed' || copy.state === 'damaged' || (copy.state === 'here' && copy.isStale);
  const [fetching, again] = useFetching(worldId, { kind: 'statblock', id }, isWanted);
  const statblock = copy.state === 'here' ? copy.resource : null;
  const bare = useMemo(() => statblock && contentOf(statblock, null), [statblock, locale()]);
  // A creature in a known dialect needs no template.
  const template = useTemplate(worldId, bare?.as === 'sheet' ? (statblock?.template?.id ?? null) : null);
  const content = useMemo(
    () => (statblock && template ? contentOf(statblock, template) : bare),
    [statblock, template, bare, locale()],
  );
  const counting = useCounters(worldId, id);
  const [isToggledOpen, setToggledOpen] = useState<boolean | null>(null);
  const countersId = useId();
  const card = useRef<HTMLElement>(null);
  const { counters } = counting;
  const isCounted = counters !== null && (counters.hitPoints !== null || counters.tallies.length > 0);
  const isCounting = isToggledOpen ?? isCounted;
  const keep = (next: boolean) => detach(setKept(worldId, id, next), 'statblock.pin');
  const headline = copy.state === 'loading' ? null : headlineOf(copy, content);
  const title = headline?.title ?? '';
  const [isFocusDue, setFocusDue] = useState(false);
  useLayoutEffect(() => {
    const field = isFocusDue ? countField(card.current) : null;
    if (!field) return;
    setFocusDue(false);
    field.focus();
  }, [isFocusDue, counters === null]);
  const count = () => {
    setToggledOpen(!isCounting);
    setFocusDue(!isCounting);
  };
  useKeys(
    isMain
      ? {
          k: () => keep(!isKept),
          c: count,
          a: () => focusAttack(card.current),
          h: () => {
            setToggledOpen(true);
            setFocusDue(true);
          },
        }
      : {},
  );
  const copied = content && textOf(worldId, content, { title, data: statblock?.data ?? null });
  const hasBar = useContext(EntryBarContext) !== null && isMain;
  useCardTools(hasBar ? { isKept, keep: () => keep(!isKept), isCounting, count, text: copied } : null);
  if (copy.state === 'loading' || !headline)
    return (
      <div class="stat-loading" role="status">
        <span class="visually-hidden">{t('common.loading')}</span>
      </div>
    );
  const onDice = (roll: Roll, label: string) => {
    const made = { who: title, statblock: id, label, total: totalText(roll), how: rollText(roll) ?? '' };
    addRoll(made);
    announce(rollSentence(made));
  };
  const actions: CardActions = { open: props.open, search: props.search, onDice };
  const entry = copy.entry;
  return (
    <article
      class="stat-card column gap-2"
      ref={card}
      aria-busy={fetching.state === 'busy'}
      aria-label={title}
    >
      <CardHead of={headline} isMain={isMain} search={props.search} />
      {!hasBar && (
        <CardBar
          mention={isMain || !entry ? null : rowOfEntry(entry)}
          text={copied}
          isKept={isKept}
          keep={() => keep(!isKept)}
          keys={isMain}
          counting={{ isOpen: isCounting, id: countersId, toggle: count }}
        />
      )}
      <SyncNotice copy={copy} fetching={fetching} again={again} isDraft={false} />
      {isCounting && (
        <CountersPart
          id={countersId}
          name={title}
          counting={counting}
          hitPoints={content?.hitPoints ?? null}
        />
      )}
      {content && (
        <CardBody
          content={content}
          level={isMain ? 2 : 3}
          name={isMain ? 'stat' : 'beside'}
          actions={actions}
        />
      )}
      <EntryTags tags={headline.tags} search={(typed) => props.search(`kind:statblock ${typed}`)} />
    </article>
  );
}

/** Moves to the first attack, or from one to the next. Enter rolls it. */
function focusAttack(card: HTMLElement | null): void {
  const rolls = [...(card?.querySelectorAll<HTMLElement>('.dice[aria-haspopup]') ?? [])];
  const attacks = rolls.filter((roll) => !roll.closest('.stat-ruled'));
  const next = attacks[attacks.findIndex((roll) => roll === document.activeElement) + 1] ?? attacks[0];
  next?.focus();
}

/** The field that gets the focus: the amount, else the button that starts counting. */
const countField = (card: HTMLElement | null): HTMLElement | null =>
  card?.querySelector<HTMLElement>('[data-count-amount], .stat-counters button') ?? null;

function headlineOf(
  copy: Exclude<EntryCopy<ShownStatblock>, { state: 'loading' }>,
  content: Content | null,
): Headline {
  const { entry } = copy;
  if (copy.state === 'here') {
    const { title, tags, template } = copy.resource;
    return {
      title: title || (entry?.title ?? ''),
      template: template?.title || (entry?.template ?? null),
      system: template?.system?.title ?? null,
      kind: content?.as === 'creature' ? content.creature.kind : '',
      tags: tags.length > 0 ? tags : (entry?.tags ?? []),
      entry,
    };
  }
  return {
    title: entry?.title ?? '',
    template: entry?.template ?? null,
    system: null,
    kind: '',
    tags: entry?.tags ?? [],
    entry,
  };
}

/** The titles that the offline copy knows. */
async function titlesOf(worldId: WorldId, ids: readonly string[]): Promise<BlockTitles> {
  if (ids.length === 0) return new Map();
  try {
    const library = await openLibrary();
    const entries = await library.entries(
      worldId,
      ids.map((id) => ({ kind: 'statblock', id }) as const),
    );
    return new Map(entries.flatMap((entry) => (entry ? [[entry.id, entry.title] as const] : [])));
  } catch {
    // Without the offline copy, links keep their numbers.
    return new Map();
  }
}

function textOf(
  worldId: WorldId,
  content: Content,
  { title, data }: { title: string; data: ShownStatblock['data'] },
): (() => Promise<string>) | null {
  const titles = () => titlesOf(worldId, linkedBlocks(data?.values() ?? []));
  switch (content.as) {
    case 'creature':
      return async () => creatureText(title, content.creature, await titles());
    case 'sheet':
      return async () => sheetText(title, content.sections, await titles());
    case 'source':
      return async () => `${title}\n\n${content.source}`;
    case 'nothing':
      return null;
  }
}
