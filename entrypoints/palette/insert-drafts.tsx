import { useEffect, useMemo, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { ByHandNotice, createByHand } from '../../components/by-hand/index.ts';
import { isEditorAddress } from '../../components/editor-frame/index.ts';
import { Button } from '../../components/ui/index.ts';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { canBeDone, type Draft, markDone, type Outbox, openOutbox } from '../../lib/outbox/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import { readConnection } from '../../lib/stored-state/index.ts';
import { matchesName, type Offer, openerTab, useOffer } from './target.ts';

/** As many as leave room for the results. */
const MOST = 4;

interface Here {
  tabId: number;
  /** Whether the tab's address is that of one of World Anvil's editors. */
  isEditor: boolean;
  store: Outbox;
  drafts: readonly Draft[];
}

async function lookAround(): Promise<Here | null> {
  const tabId = await openerTab(location.search);
  if (tabId === null) return null;
  const [tab, connection, settings, store] = await Promise.all([
    browser.tabs.get(tabId),
    readConnection(),
    readSettings(),
    openOutbox(),
  ]);
  const isEditor = isEditorAddress(tab.url ?? '', connection, settings);
  const drafts = (await store.list())
    .filter((draft) => canBeDone(draft) && (draft.touched || draft.origin !== null))
    .sort((a, b) => b.updatedAt - a.updatedAt);
  return { tabId, isEditor, store, drafts };
}

const nameOf = ({ text }: Draft): string => text.title.trim() || t('outbox.untitled');

/** Fills in the editor that the palette was opened over with a draft. Elsewhere, typing its name offers it. */
export function InsertDrafts({ typed, onOffer }: { typed: string; onOffer: Offer }) {
  const [here, setHere] = useState<Here | null>(null);
  useEffect(() => {
    lookAround().then(setHere, reportAs('palette.readDrafts'));
  }, []);
  const byHand = useMemo(
    () =>
      here &&
      createByHand({
        nameOf,
        tabId: here.tabId,
        markDone: async ({ id }, how) => (await markDone(here.store, id, how)) !== null,
      }),
    [here],
  );
  const isWanted = here?.isEditor || typed.trim() !== '';
  const drafts = (isWanted ? (here?.drafts ?? []) : [])
    .map((draft) => ({ draft, label: t('byHand.insertNamed', { name: nameOf(draft) }) }))
    .filter(({ label }) => matchesName(typed, label))
    .slice(0, MOST);
  useOffer(
    onOffer,
    drafts.map(({ label }) => label),
  );
  if (!byHand) return null;
  return (
    <>
      <ByHandNotice byHand={byHand} />
      {drafts.map(({ draft, label }) => (
        <p class="palette-names" key={draft.id} data-private>
          <Button size="small" tone="quiet" icon="edit" onClick={() => void byHand.insert(draft)}>
            {label}
          </Button>
        </p>
      ))}
    </>
  );
}
