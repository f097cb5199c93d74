import browser from 'webextension-polyfill';
import { newDraft, openOutbox } from '../../lib/outbox/index.ts';
import { type ConnectionSummary, readSettings } from '../../lib/settings/index.ts';

const FALLBACK_TEMPLATE = 'article';

/** Opens a draft in a tab of its own, to write in it. */
export async function writeDraft(id: string): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(`popup.html?draft=${encodeURIComponent(id)}`) });
}

/** An empty draft for the chosen world, with the template that was used last, opened to be written in. */
export async function beginDraft(connection: ConnectionSummary | undefined): Promise<void> {
  const [store, settings] = await Promise.all([openOutbox(), readSettings()]);
  const draft = newDraft({
    worldId: connection && connection.state !== 'none' ? connection.worldId : null,
    template: settings.recentTemplates[0] ?? FALLBACK_TEMPLATE,
    clip: null,
    settings,
    now: Date.now(),
    id: crypto.randomUUID(),
  });
  await store.add(draft);
  await writeDraft(draft.id);
}
