import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { type Draft, markDone, type Outbox, obstacleOf, type SetAside } from '../../lib/outbox/index.ts';
import { readSettings, watchSettings } from '../../lib/settings/index.ts';
import {
  readAccountId,
  readConnection,
  readSlowdown,
  waitsUntil,
  watchConnection,
  watchSlowdown,
} from '../../lib/stored-state/index.ts';
import { ByHandNotice, createByHand } from '../by-hand/index.ts';
import { UnreadableNotice } from '../diagnostics/index.ts';
import { announce, Notice, useOnline, useWatched } from '../ui/index.ts';
import { DraftsFromBefore } from './drafts-from-before.tsx';
import { changesOf, isCounting, type Row, sectionsOf, titleOf } from './groups.ts';
import { LostNotice, PauseNotice, SetAsideNotice } from './lost-notice.tsx';
import { OutboxDialogs } from './outbox-dialogs.tsx';
import { OutboxRow } from './outbox-row.tsx';
import { navigateList, OutboxSection } from './outbox-section.tsx';
import { useActions } from './use-actions.ts';
import { useNow, useOutbox, usePause } from './use-outbox.ts';
import './outbox.css';

const SENDING_STATES: ReadonlySet<Draft['delivery']['state']> = new Set(['queued', 'sending', 'unknown']);

export interface OutboxListProps {
  /** Opens a draft for editing, in the way of the page that shows the list. */
  onEdit: (id: string) => void;
  /** Whether the first row takes the focus if nothing else has it. */
  takeFocus?: boolean;
  /** Whether the screen already says at its top why nothing can be sent. */
  isPauseShown?: boolean;
}

/** Every draft on this device with its status. It reads the store directly and stays up to date. */
export function OutboxList(props: OutboxListProps) {
  const [outbox, tryAgain] = useOutbox();
  if (outbox.state === 'opening') return null;
  if (outbox.state === 'closed') return <UnreadableNotice sentence={outbox.sentence} onTryAgain={tryAgain} />;
  return <Drafts store={outbox.store} drafts={outbox.drafts} aside={outbox.aside} {...props} />;
}

function Drafts(props: { store: Outbox; drafts: Draft[]; aside: SetAside[] } & OutboxListProps) {
  const { store, drafts, onEdit, takeFocus = false, isPauseShown = false } = props;
  const pause = usePause();
  const connection = useWatched(readConnection, watchConnection);
  const settings = useWatched(readSettings, watchSettings);
  const actions = useActions(onEdit);
  const byHand = useMemo(
    () =>
      createByHand({
        nameOf: titleOf,
        markDone: async ({ id }, how) => (await markDone(store, id, how)) !== null,
      }),
    [store],
  );
  const [counting, setCounting] = useState(false);
  const now = useNow(counting);
  const isOnline = useOnline();
  const obstacle = obstacleOf(pause, { isConnected: connection?.state !== 'none', isOnline });
  const accountId = useWatched(readAccountId, watchConnection) ?? null;
  const slowdown = useWatched(readSlowdown, watchSlowdown) ?? null;
  const sections = useMemo(
    () => sectionsOf(drafts, now, obstacle, { accountId, waitsUntil: waitsUntil(slowdown, now) }),
    [drafts, now, obstacle, accountId, slowdown],
  );
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);

  useLayoutEffect(() => {
    const element = list.current;
    const onKeyDown = outsideComposition((event: KeyboardEvent) => {
      if (element && navigateList(element, event)) event.preventDefault();
    });
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (takeFocus && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[data-title]')?.focus();
  }, []);
  // If a worker died while it sent a draft, opening the list resumes it before the alarm does.
  const isSending = drafts.some(({ delivery }) => SENDING_STATES.has(delivery.state));
  useEffect(() => {
    // The alarm wakes it anyway.
    if (isSending) void request('outbox.wake', {});
  }, [isSending]);
  useEffect(() => setCounting(isCounting(sections)), [sections]);
  useAnnouncedChanges(sections);
  useFollowedFocus(list.current, sections, focused);

  const rows = sections.flatMap((section) => (section.name === 'bin' ? [] : section.rows));
  const current = rows.some((row) => row.draft.id === focused) ? focused : (rows[0]?.draft.id ?? focused);
  const waiting = sections.find((section) => section.name === 'underway')?.rows.length ?? 0;
  // With a single world, its name on each row would say nothing.
  const worlds =
    connection && connection.state !== 'none' && connection.worlds.length > 1 ? connection.worlds : [];

  const render = (row: Row) => (
    <OutboxRow
      key={row.draft.id}
      row={row}
      world={worlds.find((world) => world.id === row.draft.text.worldId)?.title ?? null}
      now={now}
      undoMs={settings ? settings.undoSeconds * 1_000 : null}
      current={row.draft.id === current || row.draft.id === focused}
      onFocus={() => setFocused(row.draft.id)}
      onAction={(action) => actions.run(store, action, row.draft)}
      onByHand={(action) => void byHand.run(action, row.draft)}
    />
  );

  return (
    <div class="outbox" ref={list}>
      <LostNotice />
      <SetAsideNotice
        items={props.aside.map(({ key, why, record }) => ({
          why,
          record,
          forget: () => void store.forget(key),
        }))}
      />
      {pause && !isPauseShown && <PauseNotice pause={pause} waiting={waiting} />}
      {actions.trouble && <Notice tone="danger">{t(actions.trouble)}</Notice>}
      <DraftsFromBefore
        store={store}
        drafts={drafts}
        connection={connection}
        onTrouble={actions.showTrouble}
      />
      <ByHandNotice byHand={byHand} />
      {sections.length === 0 && props.aside.length === 0 && <EmptyOutbox />}
      {sections.map((section) => (
        <OutboxSection key={section.name} section={section} render={render} />
      ))}
      {actions.asking && (
        <OutboxDialogs
          dialog={actions.asking}
          onClose={actions.close}
          onAsk={actions.ask}
          onRemove={actions.removeExtra}
          onSendAgain={(draft) => actions.sendAgain(store, draft)}
          onMove={(draft, worldId) => actions.move(store, draft, worldId)}
        />
      )}
    </div>
  );
}

function EmptyOutbox() {
  return <p class="outbox-empty">{t('outbox.emptyList')}</p>;
}

/** Announces what happened to drafts while the list is open. */
function useAnnouncedChanges(sections: ReturnType<typeof sectionsOf>) {
  const headlines = useRef<Map<string, string>>(new Map());
  useEffect(() => {
    const sentence = changesOf(headlines.current, sections);
    if (sentence) announce(sentence);
    headlines.current = new Map(
      sections.flatMap((section) =>
        section.rows.map((row) => [row.draft.id, t(row.description.headline)] as const),
      ),
    );
  }, [sections]);
}

/** Keeps the focus on a draft that moves to another section; if it is gone, focuses its neighbor. */
function useFollowedFocus(
  list: HTMLElement | null,
  sections: ReturnType<typeof sectionsOf>,
  focused: string | null,
) {
  const place = useRef(0);
  useLayoutEffect(() => {
    if (!list || !focused) return;
    const titles = [...list.querySelectorAll<HTMLElement>('[data-title]')];
    const at = titles.findIndex((title) => title.closest(`[data-row="${focused}"]`));
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) (titles[at] ?? titles[Math.min(place.current, titles.length - 1)])?.focus();
    if (at >= 0) place.current = at;
  }, [list, sections, focused]);
}
