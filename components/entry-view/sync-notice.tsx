import type { ComponentChildren } from 'preact';
import { say } from '../../lib/i18n/index.ts';
import type { Instant } from '../../lib/model/index.ts';
import { formatAgo } from '../search/index.ts';
import { Button, Notice } from '../ui/index.ts';
import './entry-view.css';
import type { Fetching } from './use-fetching.ts';

/** What is known of the offline copy of an entry. */
type CopyState =
  | { state: 'loading' | 'listed' | 'damaged' }
  | { state: 'here'; readAt: Instant; isStale: boolean };

/** Says if the offline copy of an entry is missing or outdated, and what to do about it. */
export function SyncNotice(props: {
  /** The noun for it: `article`. */
  what: string;
  copy: CopyState;
  fetching: Fetching;
  again: () => void;
  isDraft: boolean;
}) {
  const { what, copy, fetching, again } = props;
  const missing = `The text of this ${what} has not been copied to this device yet.`;
  if (copy.state === 'loading') return null;
  const retry = (words: string) => (
    <Button size="small" busy={fetching.state === 'busy'} onClick={again}>
      {words}
    </Button>
  );
  if (props.isDraft)
    return (
      <Notice>
        This {what} is on its way to the platform. Its text is in your drafts until the platform has confirmed
        it.
      </Notice>
    );
  const known = copy.state === 'here';
  if (fetching.state === 'gone')
    return (
      <Notice tone="warn" actions={retry('Look once more')}>
        The platform does not have this {what} any more.
        {known
          ? ' What you see is the last copy; copy its text if you want to keep it.'
          : ' There is no copy of its text here.'}
      </Notice>
    );
  const readWhen = known ? `Read ${formatAgo(copy.readAt)}` : '';
  if (fetching.state === 'offline') {
    if (known && !copy.isStale) return null;
    return (
      <Notice tone="warn" actions={retry('Try again')}>
        You are offline. {known ? `${readWhen}; a newer one waits on the platform.` : missing}
        {known ? '' : ' It comes by itself once you are online.'}
      </Notice>
    );
  }
  if (fetching.state === 'failed')
    return (
      <Notice tone={known ? 'warn' : 'danger'} actions={retry('Try again')}>
        {known ? `${readWhen}; it could not be read again. ` : `${missing} `}
        {say(fetching.sentence)}
      </Notice>
    );
  if (copy.state === 'damaged')
    return fetching.state === 'busy' ? (
      <Busy>The copy of this {what} is damaged. It is being read again…</Busy>
    ) : (
      <Notice tone="danger" actions={retry('Read it again')}>
        The copy of this {what} is damaged and cannot be shown. The {what} itself is safe on the platform.
      </Notice>
    );
  if (!known)
    return fetching.state === 'busy' ? (
      <Busy>Its text is not on this device yet. It is being fetched…</Busy>
    ) : (
      <Notice actions={retry('Fetch it')}>{missing}</Notice>
    );
  if (copy.isStale)
    return fetching.state === 'busy' ? (
      <Busy>{readWhen}. The newer one is being fetched…</Busy>
    ) : (
      <Notice tone="warn" actions={retry('Refresh')}>
        {readWhen}; the {what} was changed since.
      </Notice>
    );
  return null;
}

function Busy({ children }: { children: ComponentChildren }) {
  return (
    <p class="detail-busy soft" role="status">
      {children}
    </p>
  );
}
