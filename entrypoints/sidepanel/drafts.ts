import browser from 'webextension-polyfill';
import type { WorldId } from '../../lib/model/index.ts';
import { newDraft, openOutbox } from '../../lib/outbox/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import { readAvailableWorlds } from '../../lib/stored-state/index.ts';

const FALLBACK_TEMPLATE = 'article';

/** Opens a draft in a tab. */
export async function writeDraft(id: string): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(`popup.html?draft=${encodeURIComponent(id)}`) });
}

/** Creates a draft with the last used template, for this world or else the default one, and opens it in a tab. */
export async function beginDraft(title: string, worldId: WorldId | null): Promise<void> {
  const [store, settings, available] = await Promise.all([
    openOutbox(),
    readSettings(),
    readAvailableWorlds(),
  ]);
  const draft = newDraft({
    worldId: worldId ?? available.worldId,
    template: settings.recentTemplates[0] ?? FALLBACK_TEMPLATE,
    clip: null,
    settings,
    now: Date.now(),
    id: crypto.randomUUID(),
  });
  await store.add(title === '' ? draft : { ...draft, text: { ...draft.text, title } });
  await writeDraft(draft.id);
}
