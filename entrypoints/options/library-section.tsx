import { CopyList, StorageUsage } from '../../components/library/index.ts';
import { Notice, Switch } from '../../components/ui/index.ts';
import type { LibrarySettings, Settings } from '../../lib/settings/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';
import { Choice } from './choice.tsx';
import { useChange } from './use-change.tsx';

const BODIES: readonly { value: LibrarySettings['bodies']; label: string }[] = [
  { value: 'all', label: 'Of everything' },
  { value: 'newest', label: 'Of the newest and of what I opened' },
  { value: 'opened', label: 'Of what I opened' },
];
/** Requests a second. */
const PACES = [
  { value: '0.5', label: 'Gentle: one request every 2 seconds' },
  { value: '1', label: 'Normal: one request a second' },
  { value: '2', label: 'Fast: two requests a second' },
];
const POLL_INTERVALS = [
  { value: '15', label: 'Every 15 minutes' },
  { value: '30', label: 'Every half hour' },
  { value: '60', label: 'Every hour' },
  { value: '240', label: 'Every 4 hours' },
  { value: '1440', label: 'Once a day' },
  { value: '', label: 'Only when I open the panel' },
];

/** The offline copies on this device: which worlds, their progress, and how they are kept up to date. */
export function LibrarySection(props: { connection: ConnectionSummary; settings: Settings }) {
  const { connection, settings } = props;
  const { library } = settings;
  const { change, trouble } = useChange();
  const set = (part: Partial<LibrarySettings>) => change({ library: { ...library, ...part } });
  if (connection.state === 'none')
    return <p class="soft">Connect first; then your world is copied to this device and can be searched.</p>;
  return (
    <>
      <p class="soft">
        An offline copy makes a world searchable as you type, also without a network. It stays on this device
        and is deleted when you disconnect.
      </p>
      <CopyList connection={connection} settings={settings} />
      <StorageUsage />
      <Choice
        label="Pace"
        hint="How fast Loreside asks World Anvil for everything together. Drafts and what you open always go first."
        value={String(settings.pace)}
        options={PACES}
        onChange={(value) => change({ pace: Number(value) })}
      />
      <Choice
        label="Full texts"
        hint="Titles, tags and excerpts are copied always. Full texts follow, newest and opened ones first."
        value={library.bodies}
        options={BODIES}
        onChange={(bodies) => set({ bodies })}
      />
      <Choice
        label="Look for changes"
        hint="One request for each world while nothing has changed."
        value={library.lookMinutes === null ? '' : String(library.lookMinutes)}
        options={POLL_INTERVALS}
        onChange={(minutes) => set({ lookMinutes: minutes === '' ? null : Number(minutes) })}
      />
      <Switch checked={library.onMetered} onChange={(onMetered) => set({ onMetered })}>
        Copy over metered and data-saving connections too
      </Switch>
      <h3>Secrets</h3>
      <p>
        Titles of secrets are part of the offline copy and can be found. What they say is read from World
        Anvil each time and isn’t stored.
      </p>
      {connection.hasPassphrase ? (
        <>
          <Switch checked={library.keepSecrets} onChange={(keepSecrets) => set({ keepSecrets })}>
            Store what they say on this device, encrypted with my passphrase
          </Switch>
          <p class="small soft">
            Then you can read them offline while Loreside is unlocked. Changing or removing the passphrase
            deletes them here, and they’re read again.
          </p>
        </>
      ) : (
        <Notice>To read them offline too, set a passphrase under Lock first. It encrypts them.</Notice>
      )}
      {trouble}
    </>
  );
}
