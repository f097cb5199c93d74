import { Switch } from '../../components/ui/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import { Choice } from './choice.tsx';
import { useChange } from './use-change.tsx';

const SOURCE_FIELDS: readonly { value: Settings['sourceField']; label: string }[] = [
  { value: 'footnotes', label: 'Footnotes' },
  { value: 'authornotes', label: 'Author’s notes' },
  { value: 'scrapbook', label: 'Scrapbook (readers never see it)' },
  { value: 'sidebarcontent', label: 'Sidebar' },
  { value: 'content', label: 'At the end of the text' },
  { value: 'none', label: 'Nowhere' },
];
const STATES: readonly { value: Settings['defaultState']; label: string }[] = [
  { value: 'world', label: 'As the world has it' },
  { value: 'private', label: 'Private' },
  { value: 'public', label: 'Public' },
];
const UNDO = [0, 5, 10, 20, 30, 60].map((seconds) => ({
  value: String(seconds),
  label: seconds === 0 ? 'Send at once' : `${seconds} seconds`,
}));

/** The defaults of captures, and how long sending can be undone. */
export function CaptureSection({ settings }: { settings: Settings }) {
  const { change, trouble } = useChange();
  return (
    <>
      <Choice
        label="Where the source goes"
        hint="Address, site, author and date of the page that you captured. Each draft can differ."
        value={settings.sourceField}
        options={SOURCE_FIELDS}
        onChange={(sourceField) => change({ sourceField })}
      />
      <Choice
        label="Who can see new articles"
        hint="They begin as drafts either way."
        value={settings.defaultState}
        options={STATES}
        onChange={(defaultState) => change({ defaultState })}
      />
      <Choice
        label="Time to undo after saving"
        value={String(settings.undoSeconds)}
        options={UNDO}
        onChange={(seconds) => change({ undoSeconds: Number(seconds) })}
      />
      <Switch checked={settings.contextMenu} onChange={(contextMenu) => change({ contextMenu })}>
        Show “Capture as article draft” in the right-click menu
      </Switch>
      <p class="small soft">
        Loreside doesn’t capture in private windows, because drafts are saved on disk. It’s switched off
        there; open the page in a normal window to capture it.
      </p>
      {trouble}
    </>
  );
}
