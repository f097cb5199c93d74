import { LockSettings } from '../../components/connection/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { Choice } from './choice.tsx';
import { useChange } from './use-change.tsx';

const TIMES = [
  { value: '', label: 'Only when the browser closes' },
  { value: '5', label: 'After 5 minutes' },
  { value: '15', label: 'After 15 minutes' },
  { value: '30', label: 'After 30 minutes' },
  { value: '60', label: 'After an hour' },
  { value: '240', label: 'After 4 hours' },
];

/** The passphrase, and when it is asked for again. */
export function LockSection(props: { connection: ConnectionSummary; settings: Settings }) {
  const { connection, settings } = props;
  const { change, trouble } = useChange();
  if (connection.state === 'none')
    return <p class="soft">Connect first; then a passphrase can lock the keys.</p>;
  return (
    <>
      <LockSettings connection={connection} />
      {connection.hasPassphrase && (
        <Choice
          label="Lock again when nobody is there"
          value={settings.lockAfterMinutes === null ? '' : String(settings.lockAfterMinutes)}
          options={TIMES}
          onChange={(minutes) => change({ lockAfterMinutes: minutes === '' ? null : Number(minutes) })}
        />
      )}
      {trouble}
    </>
  );
}
