import browser from 'webextension-polyfill';
import { mentionOf, pageAddress } from '../../lib/entries/index.ts';
import { announce } from '../ui/index.ts';
import type { Row } from './row.ts';

type Thing = Pick<Row, 'ref' | 'title' | 'template' | 'url'>;

/** Copies an entry's mention and announces it. Resolves to the announced sentence. */
export async function copyMention(thing: Thing): Promise<string> {
  const mention = mentionOf(thing);
  let sentence = `Copied: ${mention}`;
  if (mention === null) sentence = `“${thing.title}” cannot be mentioned before the platform has it.`;
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
export async function openPage(thing: Thing, platform: string | null): Promise<string | null> {
  const url = pageAddress(thing, platform);
  if (url !== null) {
    await browser.tabs.create({ url });
    return null;
  }
  const sentence = `No page of “${thing.title}” is known.`;
  announce(sentence);
  return sentence;
}
