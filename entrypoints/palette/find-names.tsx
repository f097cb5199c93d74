import { useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { Button } from '../../components/ui/index.ts';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import { requestInPanel } from '../../lib/stored-state/index.ts';
import { openPanelFor } from '../../lib/windows/index.ts';
import { closePalette, matchesName, type Offer, openerTab, toTab, useOffer } from './target.ts';

/** Finds the world's names on the page that the palette was opened over, and lists them in the panel. */
export function FindNames(props: {
  typed: string;
  run: (work: () => Promise<void>) => void;
  onOffer: Offer;
}) {
  const { typed, run, onOffer } = props;
  const [at, setAt] = useState<{ tabId: number; windowId: number } | null>(null);
  useEffect(() => {
    void (async () => {
      const [tabId, { pagesOff: off }] = await Promise.all([openerTab(location.search), readSettings()]);
      if (tabId === null || off.includes('names-on-page')) return;
      const { windowId } = await browser.tabs.get(tabId);
      if (windowId !== undefined) setAt({ tabId, windowId });
    })().catch(reportAs('palette.findTab'));
  }, []);
  const label = t('palette.findNames');
  const isOffered = at !== null && matchesName(typed, label);
  useOffer(onOffer, isOffered ? [label] : []);
  if (!isOffered) return null;
  const find = async () => {
    // Still within the click: the browser opens the panel only then.
    const { windowId = at.windowId, isBeside } = await openPanelFor(at.windowId);
    await requestInPanel(windowId, { view: 'names', tabId: at.tabId });
    if (isBeside) await toTab(at.tabId);
    await closePalette();
  };
  return (
    <p class="palette-names">
      <Button size="small" tone="quiet" icon="world" onClick={() => run(find)}>
        {label}
      </Button>
    </p>
  );
}
