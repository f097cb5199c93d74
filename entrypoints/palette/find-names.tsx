import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../components/ui/index.ts';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import { matchesName, type Offer, type Opener, showInPanel, useOffer } from './target.ts';

/** Finds the world's names on the page that the palette was opened over, and lists them in the panel. */
export function FindNames(props: {
  typed: string;
  opener: Opener | null;
  run: (work: () => Promise<void>) => void;
  onOffer: Offer;
}) {
  const { typed, opener, run, onOffer } = props;
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    readSettings().then(
      ({ pagesOff }) => setOn(!pagesOff.includes('names-on-page')),
      reportAs('palette.readSettings'),
    );
  }, []);
  const label = t('palette.findNames');
  const isOffered = isOn && opener !== null && matchesName(typed, label);
  useOffer(onOffer, isOffered ? [label] : []);
  if (!isOffered) return null;
  const find = () => showInPanel({ view: 'names', tabId: opener.tabId });
  return (
    <p class="palette-names">
      <Button size="small" tone="quiet" icon="world" onClick={() => run(find)}>
        {label}
      </Button>
    </p>
  );
}
