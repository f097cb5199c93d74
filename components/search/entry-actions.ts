import browser from 'webextension-polyfill';
import { mentionOf, pageAddress } from '../../lib/entries/index.ts';
import { announce } from '../ui/index.ts';
import type { Row } from './row.ts';

type EntryInfo = Pick<Row, 'ref' | 'title' | 'template' | 'url'>;

/** Copies an entry's mention and announces it. Resolves to the announced sentence. */
export async function copyMention(entry: EntryInfo): Promise<string> {
  const mention = mentionOf(entry);
  let sentence = `Copied: ${mention}`;
  if (mention === null) sentence = `“${entry.title}” cannot be mentioned before the platform has it.`;
  else
    try {
      await navigator.clipboard.writeText(mention);
    } catch {
      sentence = 'The browser did not let Loreside copy. Click into this window and press the keys again.';
    }
  announce(sentence);
  return sentence;
}

/** Opens an entry's page in a new tab. Resolves to an error message, or null. */
export async function openPage(entry: EntryInfo, platform: string | null): Promise<string | null> {
  const url = pageAddress(entry, platform);
  if (url !== null) {
    await browser.tabs.create({ url });
    return null;
  }
  const sentence = `No page of “${entry.title}” is known.`;
  announce(sentence);
  return sentence;
}
