import { t } from '../../../lib/i18n/index.ts';
import { addressArgument, splitMarkup } from '../../../lib/markup/index.ts';
import type { Captured } from '../../../lib/outbox/index.ts';
import { partKey } from './captured.ts';

/** Splits a capture that is too long for one draft into “Title”, “Title (part 2)” and so on, each with the source. */
export function splitCapture(captured: Captured, longest: number): Captured[] {
  const contents = splitMarkup(captured.content, longest);
  return contents.map((content, at) => ({
    ...captured,
    content,
    titles: captured.titles.map((title) => (at === 0 ? title : numbered(title, at + 1))),
    images: captured.images.filter(({ url }) => content.includes(addressArgument(url))),
    facts: at === 0 ? captured.facts : [],
    truncated: captured.truncated && at === contents.length - 1,
    clipKey: at === 0 ? captured.clipKey : partKey(captured.clipKey, at + 1),
  }));
}

/** The longest title that World Anvil accepts, in characters. */
const LONGEST_TITLE = 256;

function numbered(title: string, part: number): string {
  const added = t('capture.partTitle', { title: '', part }).length;
  return t('capture.partTitle', { title: title.slice(0, LONGEST_TITLE - added).trimEnd(), part });
}
