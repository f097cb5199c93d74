import { expect, it } from 'vitest';
import { followed, passageOf, passagesOf } from '../../../components/rename/other-texts.ts';
import type { Hit } from '../../../lib/library/index.ts';
import type { ManuscriptPassages } from '../../../lib/messaging/index.ts';

const HIT: Hit = {
  ...{ ref: { kind: 'manuscript', id: 'm' }, location: 4, title: 'The Salt Road', aliases: [], url: null },
  ...{ updatedAt: null, isPending: false, template: null, state: 'public', isDraft: false, isWip: false },
  ...{ tags: [], categoryId: null, titleMarks: [], score: 0, why: { where: 'title', text: '', marks: [] } },
};
const DRAFT = { title: 'First draft', state: 'private' } as const;
const BOOK: ManuscriptPassages = {
  versions: 2,
  passages: [
    {
      ...{ kind: 'manuscriptPart', id: 'p', version: DRAFT, partTitle: 'Rain' },
      texts: { title: 'Rain', content: 'Own text' },
    },
    {
      ...{ kind: 'manuscriptBeat', id: 'b', version: DRAFT, partTitle: 'Rain' },
      texts: { content: 'It rained.' },
    },
  ],
};

it('passages stand under their manuscript, version and part, are as private as these, and open the manuscript', () => {
  const all = passagesOf(HIT, BOOK);
  expect(all.map(({ hit }) => [hit.ref.id, hit.title, hit.state])).toEqual([
    ['m', 'The Salt Road › First draft › Rain', 'private'],
    ['m', 'The Salt Road › First draft › Rain', 'private'],
  ]);
  expect(all.map(({ entry }) => passageOf(entry.ref))).toEqual([
    { kind: 'manuscriptPart', id: 'p' },
    { kind: 'manuscriptBeat', id: 'b' },
  ]);
  expect(passageOf(HIT.ref)).toBeNull();
  expect(passagesOf(HIT, { ...BOOK, versions: 1 })[0]?.hit.title).toBe('The Salt Road › Rain');
  expect(passagesOf(HIT)).toEqual([]);
});

it('everything can be changed but the own text of a part, which World Anvil doesn’t change', () => {
  const texts = passagesOf(HIT, BOOK).flatMap(({ entry }) => entry.texts);
  expect(texts.map(({ field, text, form, isEditable }) => [field, text, form, isEditable])).toEqual([
    ['title', 'Rain', 'plain', true],
    ['content', 'Own text', 'markup', false],
    ['content', 'It rained.', 'markup', true],
  ]);
});

it('a change is followed in its own passage only', () => {
  const after = followed(BOOK, { worldId: 'w', kind: 'manuscriptBeat', id: 'b' }, { content: 'It poured.' });
  expect(after.passages.map(({ texts }) => texts)).toEqual([
    { title: 'Rain', content: 'Own text' },
    { content: 'It poured.' },
  ]);
});
