import { expect, test } from 'vitest';
import { placeInText } from '../../../components/findings/found-view.tsx';
import type { Place } from '../../../lib/checks/index.ts';

const place: Place = {
  ...{ ref: { kind: 'article', id: 'mira' }, title: 'Mira', field: 'content', range: [4, 20] },
  ...{ quote: 'Died: 398 AE', mark: null, isPrivate: false },
};

test('a place in a text is opened at its words', () => {
  expect(placeInText(place)).toEqual({ kind: 'text', words: 'Died: 398 AE' });
});

test.each<Partial<Place>>([{ range: null }, { quote: '' }, { field: 'scrapbook' }])(
  'a place that the article’s view doesn’t show as text opens the article: %o',
  (other) => {
    expect(placeInText({ ...place, ...other })).toBeUndefined();
  },
);
