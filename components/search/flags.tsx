import { Icon } from '../ui/index.ts';
import type { Row } from './row.ts';
import './flags.css';

/** What sets a thing apart from a finished, public one, each in a word. */
export function Flags({ of }: { of: Pick<Row, 'isDraft' | 'isWip' | 'isPending' | 'state'> }) {
  return (
    <>
      {of.isPending && (
        <span class="flag" data-tone="warn" title="Written here, not yet confirmed by the platform">
          on its way
        </span>
      )}
      {of.isDraft && <span class="flag">draft </span>}
      {of.isWip && (
        <span class="flag" title="Work in progress">
          WIP{' '}
        </span>
      )}
      {of.state === 'private' && (
        <span class="flag" data-tone="drawn" title="Private">
          <Icon name="lock" />
          <span class="visually-hidden">private</span>
        </span>
      )}
    </>
  );
}
