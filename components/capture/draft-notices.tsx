import type { ComponentChildren } from 'preact';
import { useModule } from '../ui/index.ts';
import { type CaptureOutcome, isWorthTelling } from './begin-capture.ts';
import { ConnectionNotice, type ConnectionNoticeProps } from './connection-notice.tsx';
import type { DraftStoreState } from './draft-store-state.ts';
import type { Preferences } from './use-preferences.ts';

export interface DraftNoticesProps extends Pick<ConnectionNoticeProps, 'source' | 'wasSaved' | 'onInsert'> {
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
  const notice = useModule(isWorthTelling(outcome), () => import('./capture-notice.tsx'));
  // Loads while the page is read, so that it comes with the form and doesn’t move it.
  const earlier = useModule(true, () => import('./earlier-notice.tsx'));
  const continued = useModule(state.continued !== null, () => import('./continued-notice.tsx'));
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
      {state.continued && props.isWriting && continued && (
        <continued.ContinuedNotice because={state.continued} />
      )}
      {earlier && props.isWriting && (
        <earlier.EarlierNotice outcome={outcome} formId={state.formId} onKeepBoth={props.onKeepBoth} />
      )}
      {props.children}
      {notice && (
        <notice.CaptureNotice outcome={outcome} hasDraft={state.draft !== null} onNew={props.onNew} />
      )}
    </>
  );
}
