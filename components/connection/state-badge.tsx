import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { Icon, type IconName } from '../ui/index.ts';
import { stateLabel } from './connection-text.ts';
import './connection.css';

const ICONS: Record<ConnectionSummary['state'], IconName> = {
  none: 'link',
  connected: 'check',
  locked: 'lock',
  refused: 'alert',
};

/** The state of the connection as an icon and a word. */
export function StateBadge({ connection }: { connection: ConnectionSummary }) {
  const { word, tone } = stateLabel(connection);
  return (
    // The word may be hidden where there is little room.
    <span class="state-badge small soft" role="img" aria-label={word} data-tone={tone} title={word}>
      <Icon name={ICONS[connection.state]} />
      <span>{word}</span>
    </span>
  );
}
