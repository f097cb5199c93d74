import { describe, expect, it } from 'vitest';
import { changesOf, sectionsOf, titleOf } from '../../../components/outbox/groups.ts';
import { exportDrafts } from '../../../components/outbox/index.ts';
import { readMessage, t } from '../../../lib/i18n/index.ts';
import { draftOf, progress } from './drafts.ts';

const NOW = 100_000;
const editing = draftOf('a', 'Alder', { state: 'editing' }, 10);
const newer = draftOf('b', 'Birch', { state: 'editing' }, 20);
const sending = draftOf('c', 'Cedar', { state: 'sending', owner: 'x', sentAt: 5, progress: progress() });
const lost = draftOf('d', 'Dogwood', {
  state: 'attention',
  attention: { kind: 'unproved', sentence: readMessage('No answer came.') },
  at: 5,
  nextAt: null,
  progress: progress(),
});
const binned = draftOf('e', 'Elm', { state: 'binned', at: 5 });

describe('the sections of the outbox', () => {
  it('start with what needs attention and end with the bin, newest drafts first', () => {
    const sections = sectionsOf([binned, editing, sending, newer, lost], NOW, null);
    expect(sections.map((section) => [section.name, section.rows.map((row) => row.draft.id)])).toEqual([
      ['attention', ['d']],
      ['writing', ['b', 'a']],
      ['underway', ['c']],
      ['bin', ['e']],
    ]);
  });

  it('name a draft by its title, else by the start of its text', () => {
    expect(titleOf(editing)).toBe('Alder');
    const untitled = { ...editing, text: { ...editing.text, title: ' ', content: 'First line\nsecond' } };
    expect(titleOf(untitled)).toBe('First line');
    expect(titleOf({ ...editing, text: { ...editing.text, title: '', content: '' } })).toBe('Untitled draft');
  });

  it('report what happened to a draft, but not drafts that stayed the same or are new', () => {
    const before = new Map(
      sectionsOf([editing, sending], NOW, null).flatMap((section) =>
        section.rows.map((row) => [row.draft.id, t(row.description.headline)] as const),
      ),
    );
    expect(changesOf(before, sectionsOf([editing, sending, newer], NOW, null))).toBeNull();
    const sent = draftOf('c', 'Cedar', {
      state: 'verified',
      articleId: 'art',
      url: null,
      at: 6,
      nextAt: null,
      progress: progress(),
    });
    expect(changesOf(before, sectionsOf([editing, sent], NOW, null))).toMatch(/^Cedar: Sent$/);
  });
});

describe('the exported file', () => {
  it('contains every text and nothing about the account or the delivery', () => {
    const secret = draftOf('f', 'Fir', {
      state: 'sending',
      owner: 'owner-of-worker',
      sentAt: 5,
      progress: progress({ accountId: 'account-7' }),
    });
    const text = exportDrafts([editing, secret], NOW);
    expect(text).toContain('The text of Alder.');
    expect(text).toContain('The text of Fir.');
    expect(text).not.toContain('account-7');
    expect(text).not.toContain('owner-of-worker');
  });
});

it('exports when and how a draft was entered by hand', () => {
  const done = draftOf('f', 'Fir', { state: 'done', at: 0, how: 'copied' });
  const { drafts } = JSON.parse(exportDrafts([done], 5));
  expect(drafts).toMatchObject([
    { state: 'done', done: { at: '1970-01-01T00:00:00.000Z', how: 'copied' }, text: { title: 'Fir' } },
  ]);
});
