import { describe, expect, it } from 'vitest';
import { rankTitles, type TitleEvidence } from '../../../lib/capture/metadata/page-titles.ts';

const page = (evidence: Partial<TitleEvidence>): TitleEvidence => ({
  ...{ heads: [], subheads: [], preview: '', tab: '', site: '', isArticle: false },
  address: { hostname: 'www.example.org', pathname: '/a/page' },
  ...evidence,
});

describe('the title of a page', () => {
  it.each([
    ['its only heading', page({ heads: ['The Salt Road'], tab: 'Salt Road | Old Ways' }), 'The Salt Road'],
    [
      'the heading that its tab has, of several',
      page({ heads: ['Old Ways', 'The Salt Road', 'Salt'], tab: 'The Salt Road — Old Ways' }),
      'The Salt Road',
    ],
    [
      'the chapter, if its heading names the book',
      page({ heads: ['Old Ways'], subheads: ['The Salt Road'], tab: 'The Salt Road - Old Ways' }),
      'The Salt Road',
    ],
    [
      'the part of its tab before a bar, without a heading',
      page({ tab: 'Trade - Overview | Ministry of Roads and Rivers of the North' }),
      'Trade - Overview',
    ],
    [
      'what its preview and its tab say, if the heading is a slogan',
      page({ heads: ['Go further than ever'], preview: 'Road maps', tab: 'Road maps | Cartographica' }),
      'Road maps',
    ],
    [
      'an article’s heading, even if it shares no word with its tab',
      page({ heads: ['Go further'], preview: 'Road maps', tab: 'Road maps', isArticle: true }),
      'Go further',
    ],
    [
      'its heading without a source and a counter',
      page({ heads: ['Salt is gone (paper.example) 39'], preview: 'Salt is gone', tab: 'Salt is gone' }),
      'Salt is gone',
    ],
    [
      'its heading with a subtitle that the preview lacks',
      page({ heads: ['Salt: a history'], preview: 'Salt', tab: 'Salt | Old Ways' }),
      'Salt: a history',
    ],
    [
      'not the site’s name',
      page({
        heads: ['Old Ways'],
        tab: 'Salt is gone / Trade / Old Ways Forum',
        address: { hostname: 'forum.old-ways.example', pathname: '/t/1' },
      }),
      'Salt is gone',
    ],
    ['its heading without trademark signs', page({ heads: ['Salt™ in a box®'] }), 'Salt in a box'],
    [
      'its heading without a slash before it and a star behind it',
      page({ heads: ['/ Salt in a box*'] }),
      'Salt in a box',
    ],
    [
      'its heading without what it adds around what preview and tab say',
      page({ heads: ['Explore our salt lamps'], preview: 'Salt lamps', tab: 'Salt lamps | Old Ways' }),
      'Salt lamps',
    ],
    [
      'the site’s name on its start page, rather than one word',
      page({
        ...{ heads: ['Old Ways', 'Shop'], preview: 'Old Ways - Shop', tab: 'Old Ways - Shop' },
        ...{ site: 'Old Ways', address: { hostname: 'old-ways.example', pathname: '/' } },
      }),
      'Old Ways',
    ],
    ['its heading with a star that is part of a name', page({ heads: ['Sagittarius A*'] }), 'Sagittarius A*'],
    [
      'what its preview and its tab say, if the heading is how they begin',
      page({
        heads: ['Salt'],
        preview: 'Salt for ships and towns',
        tab: 'Salt for ships and towns | Old Ways',
      }),
      'Salt for ships and towns',
    ],
    [
      'its heading, if the others only call it an archive',
      page({ heads: ['Salt'], preview: 'Salt Archives', tab: 'Salt Archives | Old Ways' }),
      'Salt',
    ],
  ])('is %s', (_, evidence, title) => {
    expect(rankTitles(evidence)[0]).toBe(title);
  });

  it('is missing if nothing says it', () => {
    expect(rankTitles(page({}))).toEqual([]);
  });
});
