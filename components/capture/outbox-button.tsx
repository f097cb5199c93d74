import browser from 'webextension-polyfill';
import { detach } from '../../lib/diagnostics/index.ts';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import {
  type Draft,
  describe as describeDraft,
  type Obstacle,
  type OutboxPause,
  obstacleOf,
} from '../../lib/outbox/index.ts';
import { usePanelOpener } from '../local-worlds/index.ts';
import { IconButton } from '../ui/index.ts';

/** Opens the panel in the world of what is shown: the only way to it on phones, which have no keys and no sidebar. */
export function PanelButton({ worldId }: { worldId: WorldId | null }) {
  const openPanel = usePanelOpener();
  const open = async () => {
    await openPanel(worldId);
    // A popup would cover the panel.
    if (browser.extension.getViews({ type: 'popup' }).includes(window)) window.close();
  };
  return (
    <IconButton
      icon="panel"
      label={t('common.openPanel')}
      onClick={() => detach(open(), 'capture.openPanel')}
    />
  );
}

/** The state of the outbox in two or three words; null if nothing is in progress. */
function summarize(
  drafts: readonly Draft[],
  now: number,
  obstacle: Obstacle | null,
  accountId: string | null,
): { words: Message; urgent: boolean } | null {
  const count = { attention: 0, under: 0 };
  for (const draft of drafts) {
    const { group } = describeDraft(draft, now, obstacle, { accountId });
    if (group === 'attention') count.attention++;
    if (group === 'waiting' || group === 'sending' || group === 'checking') count.under++;
  }
  if (count.attention)
    return { words: message('capture.attentionCount', { count: count.attention }), urgent: true };
  return count.under
    ? { words: message('capture.waitingCount', { count: count.under }), urgent: false }
    : null;
}

/** Switches between outbox and draft, and shows the state of the outbox. */
export function OutboxButton(props: {
  drafts: readonly Draft[];
  pause: OutboxPause | null;
  isConnected: boolean;
  accountId: string | null;
  shown: boolean;
  onToggle: () => void;
}) {
  const summary = summarize(
    props.drafts,
    Date.now(),
    obstacleOf(props.pause, { isConnected: props.isConnected }),
    props.accountId,
  );
  return (
    <button
      type="button"
      class="outbox-button"
      aria-pressed={props.shown}
      aria-keyshortcuts="Alt+O"
      title={t('common.nameAndNote', { name: t('capture.outbox'), note: 'Alt+O' })}
      onClick={props.onToggle}
    >
      {t('capture.outbox')}
      {summary && (
        <span class="outbox-count" data-urgent={summary.urgent}>
          {t(summary.words)}
        </span>
      )}
    </button>
  );
}
