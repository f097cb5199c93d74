import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import { reportAs } from '../../diagnostics/index.ts';
import { keepText } from '../../journal/index.ts';
import { readSettings } from '../../settings/index.ts';
import { storedKeys } from '../../stored-state/index.ts';
import { FALLBACK_PREFIX } from '../../worldpage/index.ts';
import { editorFor, mayKeep, ownEditor } from './own-editors.ts';

const words = z.nullable(z.string());
const fallbackText = z.object({
  ...{ address: z.string(), world: words, at: z.number() },
  typed: z.object({
    ...{ visit: z.string(), field: z.string(), text: z.string(), html: words, before: words },
    turn: z.number(),
  }),
});

const fallbackKeys = async (): Promise<string[]> =>
  (await storedKeys(browser.storage.local)).filter((key) => key.startsWith(FALLBACK_PREFIX));

async function move(stored: unknown): Promise<void> {
  const { data } = fallbackText.safeParse(stored);
  const settings = await readSettings();
  const shown = data && (await editorFor(settings, data.address));
  if (!shown || settings.journal === 'ask' || !mayKeep(settings, shown)) return;
  const editor = await ownEditor(shown, data.world);
  if (editor) await keepText(editor, data.typed, Math.min(data.at, Date.now()));
}

async function moveAll(): Promise<void> {
  const area = browser.storage.local;
  for (const key of await fallbackKeys())
    await move((await area.get(key))[key]).then(() => area.remove(key), reportAs('journal.fallback'));
}

/**
 * Moves texts into the journal that pages stored while the background didn't run, under the journal's rules. Nothing is
 * stored in private windows. What can't be moved now is reported, and stays for the next time.
 */
export const moveFallbackTexts = (): Promise<void> => moveAll().catch(reportAs('journal.fallback'));

export const deleteFallbackTexts = async (): Promise<void> =>
  browser.storage.local.remove(await fallbackKeys());
