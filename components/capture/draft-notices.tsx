import type { ComponentChildren } from 'preact';
import browser from 'webextension-polyfill';
import { message, readMessage, t } from '../../lib/i18n/index.ts';
import type { OutboxPause } from '../../lib/outbox/index.ts';
import { isAccessLost } from '../../lib/permissions/index.ts';
import type { ConnectionSummary, WorldSource } from '../../lib/stored-state/index.ts';
import { Button, Icon, Notice, useModule } from '../ui/index.ts';
import type { CaptureOutcome } from './start/begin-capture.ts';
import type { DraftStoreState } from './store/draft-store-state.ts';
import type { Preferences } from './use-preferences.ts';

const open = (page: string) => browser.tabs.create({ url: browser.runtime.getURL(page) });

interface ConnectionNoticeProps {
  connection: ConnectionSummary;
  /** Where the draft's world comes from; null if none is chosen. */
  source: WorldSource | null;
  pause: OutboxPause | null;
  /** Whether the person saved the draft although there is no connection. */
  wasSaved: boolean;
  /** Fills in World Anvil’s editor instead; null without a draft. */
  onInsert: (() => void) | null;
}

/** Says why drafts can't be sent now, and what to do. Writing is possible in any case. */
function ConnectionNotice({ connection, source, pause, wasSaved, onInsert }: ConnectionNoticeProps) {
  const locked = connection.state === 'locked';
  const isWithoutWorld = connection.state === 'none' && source === null;
  const ways = useModule(isWithoutWorld, () => import('../local-worlds/ways-in.tsx'));
  const unlocking = useModule(locked, () => import('../connection/index.ts'));
  if (source === 'sample')
    return (
      <div class="capture-slim" data-tone="plain">
        <Icon name="world" />
        <p>{t('localWorlds.sampleNotice')}</p>
      </div>
    );
  if (connection.state === 'none' || source === 'export')
    return (
      <div class="capture-slim" data-tone={wasSaved ? 'good' : 'plain'}>
        <Icon name={wasSaved ? 'check' : 'info'} />
        <p>{t(wasSaved ? 'capture.savedUnconnected' : 'capture.notConnected')}</p>
        {wasSaved && onInsert && (
          <Button size="small" tone="quiet" onClick={onInsert}>
            {t('byHand.insert')}
          </Button>
        )}
        {connection.state === 'none' &&
          (isWithoutWorld ? (
            ways && <ways.WaysInButtons />
          ) : (
            <Button size="small" tone="quiet" onClick={() => void open('/welcome.html#keys')}>
              {t('connection.connect')}
            </Button>
          ))}
      </div>
    );
  if (locked) return unlocking && <unlocking.UnlockForm />;
  const sentence = connection.state === 'refused' ? connection.sentence : pause?.sentence;
  const cause = sentence === undefined ? message('capture.keysRejected') : readMessage(sentence);
  if (connection.state !== 'refused' && !pause) return null;
  const isLost = isAccessLost(cause);
  return (
    <Notice
      tone="warn"
      actions={
        <Button size="small" onClick={() => void open('/options.html#connection')}>
          {t(isLost ? 'connection.allowAgain' : 'outbox.reconnect')}
        </Button>
      }
    >
      {t(isLost ? 'capture.sentOnceAllowed' : 'capture.sentAfterReconnecting', { cause })}
    </Notice>
  );
}

interface DraftNoticesProps extends Pick<ConnectionNoticeProps, 'source' | 'wasSaved' | 'onInsert'> {
  isShown: boolean;
  state: DraftStoreState;
  preferences: Preferences | undefined;
  /** How the capture went. */
  outcome: CaptureOutcome;
  onKeepBoth: (() => void) | null;
  /** Whether there is a form to type into. */
  isWriting: boolean;
  onNew: () => void;
  /** What another part has to say, above how the capture went. */
  children: ComponentChildren;
}

/** What there is to say above the form: what was lost or set aside, why drafts wait, and how the capture went. */
export function DraftNotices({ isShown, state, preferences, outcome, ...props }: DraftNoticesProps) {
  const isLost = (preferences?.lost ?? null) !== null || state.unreadable.length > 0;
  const outbox = useModule(isLost, () => import('../outbox/index.ts'));
  // Loads while the page is read, so that it comes with the form and doesn’t move it.
  const notices = useModule(true, () => import('./capture-notice.tsx'));
  if (!isShown) return null;
  return (
    <>
      {outbox && isLost && (
        <>
          <outbox.LostNotice />
          <outbox.SetAsideNotice items={state.unreadable} />
        </>
      )}
      {preferences && (
        <ConnectionNotice
          connection={preferences.connection}
          pause={preferences.pause}
          source={props.source}
          wasSaved={props.wasSaved}
          onInsert={props.onInsert}
        />
      )}
      {notices && props.isWriting && (
        <>
          {state.continued && <notices.ContinuedNotice because={state.continued} />}
          <notices.EarlierNotice outcome={outcome} formId={state.formId} onKeepBoth={props.onKeepBoth} />
        </>
      )}
      {props.children}
      {notices && (
        <notices.CaptureNotice outcome={outcome} hasDraft={state.draft !== null} onNew={props.onNew} />
      )}
    </>
  );
}
