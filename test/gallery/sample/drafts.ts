import { readMessage } from '../../../lib/i18n/index.ts';
import type { Attention, Delivery, Draft, DraftText } from '../../../lib/outbox/index.ts';
import { draftOf, progress } from '../../unit/outbox-screen/drafts.ts';

const MINUTE = 60_000;

const draft = (id: string, title: string, delivery: Delivery, text: Partial<DraftText> = {}): Draft => {
  const made = draftOf(id, title, delivery, Date.now() - 12 * MINUTE);
  return { ...made, text: { ...made.text, ...text } };
};

const attention = (id: string, title: string, what: Attention): Draft =>
  draft(id, title, {
    state: 'attention',
    attention: what,
    at: Date.now() - 4 * MINUTE,
    nextAt: null,
    progress: progress(),
  });

/** A draft in every state. */
export function everyDraft(): Draft[] {
  const now = Date.now();
  const soon = now + 40 * MINUTE;
  const sent = {
    articleId: 'a-1',
    url: 'https://platform.example/w/tidewater/a/heron',
    at: now - 2 * MINUTE,
  };
  return [
    draft('d-edit', 'The Heron', { state: 'editing' }),
    draft('d-undo', 'Lamp oil', {
      state: 'queued',
      notBefore: now + 9_000,
      undoUntil: now + 9_000,
      progress: progress({ attempt: 0 }),
    }),
    draft('d-wait', 'Grey whale', {
      state: 'queued',
      notBefore: soon,
      undoUntil: null,
      progress: progress({
        attempt: 0,
        trouble: { sentence: readMessage('You are offline.'), refused: false },
      }),
    }),
    draft('d-send', 'The Salt Tax of 288', {
      state: 'sending',
      owner: 'w',
      sentAt: now,
      progress: progress(),
    }),
    draft('d-ask', 'Mother Quill', { state: 'unknown', since: now, nextAt: soon, progress: progress() }),
    attention('d-no', 'Saltmere', {
      kind: 'rejected',
      sentence: readMessage('The title is taken in this world.'),
    }),
    attention('d-two', 'The Merrow Bell', { kind: 'duplicated', articleIds: ['a-7', 'a-8'] }),
    attention('d-lost', 'The Needle', {
      kind: 'unproved',
      sentence: readMessage('The list of articles ended early.'),
    }),
    attention('d-gone', 'Ninthwater', { kind: 'gone' }),
    draft('d-made', 'Harbour watch', { state: 'created', ...sent, nextAt: soon, progress: progress() }),
    draft('d-done', 'The Drowned Lighthouse', {
      state: 'verified',
      ...sent,
      nextAt: null,
      progress: progress(),
    }),
    draft('d-bin', 'A name for the cat', { state: 'binned', at: now - MINUTE }),
  ];
}

/** A draft that appends a section to an existing article. */
const TEXT = 'The lens was carried up in [b]forty[/b] pieces, and down in one night.';

/** A draft that was captured from the sample page. */
export const captured = (clipKey: string, text: Partial<DraftText> = {}): Draft => ({
  ...draft('d-add', 'The lantern room', { state: 'editing' }, { content: TEXT, ...text }),
  origin: {
    source: source(),
    titles: ['The lantern room'],
    images: [],
    facts: [],
    clipKey,
    truncated: false,
  },
});

export const appending = (clipKey: string): Draft =>
  captured(clipKey, { target: { kind: 'append', articleId: 'saltmere', articleTitle: 'Saltmere' } });

export const source = () => ({
  url: 'https://annals.example/lighthouse',
  canonicalUrl: null,
  title: 'The Drowned Lighthouse',
  site: 'Tidewater Annals',
  author: 'J. Fenn',
  published: null,
  language: 'en',
  licence: null,
  accessed: Date.now(),
});
