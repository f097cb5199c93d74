import { useEffect, useState } from 'preact/hooks';
import { Button, type IconName } from '../../components/ui/index.ts';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import type { PanelRequest } from '../../lib/stored-state/index.ts';
import { matchesName, type Offer, type Opener, showInPanel, useOffer } from './target.ts';

/** What the panel can show besides entries: the world's names on the page that the palette was opened over, and what was written. */
export function FindNames(props: {
  typed: string;
  worldId: WorldId;
  opener: Opener | null;
  run: (work: () => Promise<void>) => void;
  onOffer: Offer;
}) {
  const { typed, worldId, opener, run, onOffer } = props;
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    readSettings().then(
      ({ pagesOff }) => setOn(!pagesOff.includes('names-on-page')),
      reportAs('palette.readSettings'),
    );
  }, []);
  const names = { label: t('palette.findNames'), icon: 'world' } as const;
  const progress = { label: t('progress.title'), icon: 'edit' } as const;
  const offered: { label: string; icon: IconName; show: PanelRequest }[] = [];
  if (isOn && opener && matchesName(typed, names.label))
    offered.push({ ...names, show: { view: 'names', tabId: opener.tabId } });
  // It has nothing to do with the page, so that it waits to be named.
  if (typed.trim() !== '' && matchesName(typed, progress.label))
    offered.push({ ...progress, show: { view: 'progress', worldId } });
  useOffer(
    onOffer,
    offered.map(({ label }) => label),
  );
  if (offered.length === 0) return null;
  return (
    <p class="palette-names">
      {offered.map(({ label, icon, show }) => (
        <Button
          key={label}
          size="small"
          tone="quiet"
          icon={icon}
          onClick={() => run(() => showInPanel(show))}
        >
          {label}
        </Button>
      ))}
    </p>
  );
}
