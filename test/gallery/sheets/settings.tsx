import { useEffect, useRef } from 'preact/hooks';
import '../../../entrypoints/options/setting.css';
import { describeChanges } from '../../../entrypoints/options/setting-text.ts';
import { ChangedSettings } from '../../../entrypoints/options/settings-sync-section.tsx';
import { ShortcutRow } from '../../../entrypoints/options/shortcuts-section.tsx';
import { changesBy, DEFAULT_SETTINGS, readValues, type Settings } from '../../../lib/settings/index.ts';
import { TIDEWATER } from '../sample/connection.ts';
import type { Sheet } from '../story.ts';

const AFTER: Settings = {
  ...DEFAULT_SETTINGS,
  ...{
    theme: 'dark',
    textSize: 'large',
    undoSeconds: 0,
    contextMenu: false,
    historyDays: 365,
  },
  pagesOff: ['link-cards', 'list-flags'],
  pageDomains: ['a-world-with-a-long-name.the-deep-archive.example.com'],
  accents: { [TIDEWATER.worlds[0]?.id ?? '']: 195, elsewhere: 'cover' },
};

const changes = () => {
  const names = changesBy(DEFAULT_SETTINGS, readValues(AFTER)).map(({ name }) => name);
  return describeChanges(names, DEFAULT_SETTINGS, AFTER, TIDEWATER);
};

const PANEL = { name: 'open-panel', description: 'Open the side panel', keys: 'Alt+Shift+L' };
const MENTION = { name: 'complete-mention', description: 'Complete a mention while you write', keys: '' };
const row = (shortcut: typeof PANEL) => (
  <ShortcutRow shortcut={shortcut} all={[PANEL, MENTION]} onChange={() => {}} />
);

/** A row that waits for keys. */
function Recording() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.click(), []);
  return <div ref={box}>{row(PANEL)}</div>;
}

export default function settings(): Sheet {
  return {
    stories: [
      { name: 'What an import changes', show: () => <ChangedSettings changes={changes()} /> },
      { name: 'A shortcut, to change in place', show: () => row(PANEL) },
      { name: 'A shortcut that isn’t set', show: () => row(MENTION) },
      { name: 'Waiting for keys', show: () => <Recording /> },
    ],
  };
}
