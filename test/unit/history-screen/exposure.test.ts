import { expect, it } from 'vitest';
import { questionFor } from '../../../components/history/operations/perform.ts';
import { t } from '../../../lib/i18n/index.ts';
import { exposureOf } from '../../../lib/model/index.ts';

it.each([
  ['made public', { state: 'public' }, { state: 'private', isDraft: false }, 'Make it public?'],
  ['made public, nothing known', { state: 'public' }, {}, 'Make it public?'],
  ['a draft made public', { state: 'public' }, { state: 'private', isDraft: true }, 'Make it public?'],
  ['no longer a draft', { isDraft: false }, { isDraft: true, state: 'public' }, 'Publish it?'],
  ['no longer a draft, nothing known', { isDraft: false }, {}, 'Publish it?'],
  ['shown to a group', { groupIds: ['a', 'b'] }, { groupIds: ['a'] }, 'Show it to readers again?'],
  ['a private draft finished', { isDraft: false }, { isDraft: true, state: 'private' }, undefined],
  ['made private', { state: 'private' }, { state: 'public' }, undefined],
  ['marked as a draft', { isDraft: true }, { isDraft: false, state: 'public' }, undefined],
  ['hidden from a group', { groupIds: ['a'] }, { groupIds: ['a', 'b'] }, undefined],
  ['public already', { state: 'public' }, { state: 'public' }, undefined],
  ['something else', { tags: ['lamp'] }, { tags: [] }, undefined],
] as const)('%s: what is asked first', (_, changes, seen, title) => {
  const question = questionFor(exposureOf(changes, seen));
  expect(question ? t(question.title) : undefined).toBe(title);
});
