import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import { keepText } from '../../journal/index.ts';
import { readSettings } from '../../settings/index.ts';
import { storedKeys } from '../../stored-state/index.ts';
import { SPARE } from '../../worldpage/index.ts';
import { editorFor, isKept, ownEditor } from './own-editors.ts';

const text = z.nullable(z.string());
const spareText = z.object({
  ...{ address: z.string(), world: text, at: z.number() },
  typed: z.object({
    ...{ visit: z.string(), field: z.string(), text: z.string(), html: text, before: text },
    turn: z.number(),
  }),
});

const spareKeys = async (): Promise<string[]> =>
  (await storedKeys(browser.storage.local)).filter((key) => key.startsWith(SPARE));

/**
 * Moves texts into the journal that pages stored while the background didn't run. The rules of the journal hold, but for
 * private windows, where no page was allowed to store any. What can't be moved now stays for the next time.
 */
export async function takeSpareTexts(): Promise<void> {
  const keys = await spareKeys();
  if (keys.length === 0) return;
  const [stored, settings] = await Promise.all([browser.storage.local.get(keys), readSettings()]);
  const texts = keys.flatMap((key) => spareText.safeParse(stored[key]).data ?? []);
  for (const { address, world, at, typed } of texts.sort((one, other) => one.typed.turn - other.typed.turn)) {
    const shown = await editorFor(settings, address);
    const editor =
      shown && settings.journal !== 'ask' && isKept(settings, shown) && (await ownEditor(shown, world));
    if (editor) await keepText(editor, typed, Math.min(at, Date.now()));
  }
  await browser.storage.local.remove(keys);
}

export const deleteSpareTexts = async (): Promise<void> => browser.storage.local.remove(await spareKeys());
