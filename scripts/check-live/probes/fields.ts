import { answered, unknown, yesOrNo } from '../finding.ts';
import type { Probe } from '../probe.ts';
import { CONTENT, MARKER_LINE, METADATA, TAG } from './sent.ts';

const MARKER = /lore1-[\w-]+-a\d/;
const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** Are scrapbooks returned at all? One that already contains a marker proves that markers survive. */
export const fields: Probe = {
  question: 'fields',
  writes: false,
  async run({ wire, survey, found }) {
    const scrapbooks = (await survey.articles()).map((article) => wire.textIn(article, 'scrapbook'));
    if (scrapbooks.length === 0) return found('scrapbookReturned', unknown('tooFewEntries'));
    const markers = scrapbooks.filter((text) => MARKER.test(text ?? '')).length;
    const returned = scrapbooks.every((text) => text !== undefined);
    found('scrapbookReturned', yesOrNo(returned), { articles: scrapbooks.length, markers });
    if (markers > 0) found('markerIntact', yesOrNo(true), { articles: markers });
  },
};

/** What comes back of an article that was just created, and is it unchanged? */
export const fieldsWritten: Probe = {
  question: 'fields',
  writes: true,
  calls: 0,
  async run({ wire, found }, scratch) {
    const article = scratch.known('M');
    if (!article) return;
    const scrapbook = wire.textIn(article, 'scrapbook') ?? '';
    found('scrapbookReturned', yesOrNo(scrapbook !== ''), { written: 1 });
    found('markerIntact', yesOrNo(withLineFeeds(scrapbook).trim() === MARKER_LINE), { written: 1 });
    found('tagsIntact', yesOrNo(tagsOf(article.tags).includes(TAG)), { written: 1 });
    const metadata = wire.metadataIn(article);
    found('metadataIntact', yesOrNo(JSON.stringify(metadata) === JSON.stringify(METADATA)), {
      returned: metadata !== undefined && metadata !== null,
    });
    found('lineEnds', answered(lineEnds(wire.textIn(article, 'content') ?? '')), { written: 1 });
  },
};

const tagsOf = (tags: unknown): string[] =>
  (Array.isArray(tags) ? tags.map(String) : String(tags ?? '').split(',')).map((tag) => tag.trim());

function lineEnds(content: string): 'kept' | 'CRLF' | 'changed' {
  if (content === CONTENT) return 'kept';
  return withLineFeeds(content) === CONTENT ? 'CRLF' : 'changed';
}
