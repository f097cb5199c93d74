import browser from 'webextension-polyfill';
import { mentionOf, pageAddress } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { announce } from '../ui/index.ts';
import type { Row } from './row.ts';

type EntryInfo = Pick<Row, 'ref' | 'title' | 'template' | 'url'>;

/** Copies an entry's mention and announces it. Resolves to the announced sentence. */
export async function copyMention(entry: EntryInfo): Promise<string> {
  const mention = mentionOf(entry);
  const title = entry.title || t('common.untitled');
  let sentence = t('search.mentionCopied', { title });
  if (mention === null) sentence = t('search.notOnWorldAnvil', { title });
  else
    try {
      await navigator.clipboard.writeText(mention);
    } catch {
      sentence = t('entry.copyFailed');
    }
  announce(sentence);
  return sentence;
}

/** Opens an entry's page in a new tab. Resolves to an error message, or null. */
export async function openPage(
  entry: EntryInfo & { isPending?: boolean },
  platform: string | null,
): Promise<string | null> {
  const url = pageAddress(entry, platform);
  if (url !== null) {
    await browser.tabs.create({ url });
    return null;
  }
  const title = entry.title || t('common.untitled');
  const sentence = entry.isPending ? t('palette.noPage', { title }) : t('search.noPage', { title });
  announce(sentence);
  return sentence;
}
