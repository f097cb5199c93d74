import browser from 'webextension-polyfill';
import { newDraft, openOutbox } from '../../lib/outbox/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import { readConnection } from '../../lib/stored-state/index.ts';

const FALLBACK_TEMPLATE = 'article';

/** Opens a draft in a tab of its own, to write in it. */
export async function writeDraft(id: string): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(`popup.html?draft=${encodeURIComponent(id)}`) });
}

/** A draft for the chosen world, with the template that was used last, opened to be written in. */
export async function beginDraft(title: string): Promise<void> {
  const [store, settings, connection] = await Promise.all([openOutbox(), readSettings(), readConnection()]);
  const draft = newDraft({
    worldId: connection.state === 'none' ? null : connection.worldId,
    template: settings.recentTemplates[0] ?? FALLBACK_TEMPLATE,
    clip: null,
    settings,
    now: Date.now(),
    id: crypto.randomUUID(),
  });
  await store.add(title === '' ? draft : { ...draft, text: { ...draft.text, title } });
  await writeDraft(draft.id);
}
