import type { Settings } from '../../lib/settings/index.ts';
import { Choice } from './choice.tsx';
import { useChange } from './use-change.tsx';

const FOLLOW: readonly { value: Settings['follow']; label: string }[] = [
  { value: 'offer', label: 'Offer it' },
  { value: 'show', label: 'Show it at once' },
  { value: 'off', label: 'Nothing' },
];

/** What the side panel does by itself. */
export function PanelSection({ settings }: { settings: Settings }) {
  const { change, trouble } = useChange();
  return (
    <>
      <Choice
        label="When the tab shows something of your world"
        hint="Known by its address alone. A search or anything typed in the panel is never taken away."
        value={settings.follow}
        options={FOLLOW}
        onChange={(follow) => change({ follow })}
      />
      {trouble}
    </>
  );
}
