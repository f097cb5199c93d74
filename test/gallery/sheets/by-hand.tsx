import '../../../components/panel/panel.css';
import { type ByHand, ByHandNotice } from '../../../components/by-hand/index.ts';
import { OutboxList } from '../../../components/outbox/index.ts';
import { message } from '../../../lib/i18n/index.ts';
import { openOutbox } from '../../../lib/outbox/index.ts';
import { writeConnection } from '../../../lib/stored-state/index.ts';
import { draftOf } from '../../unit/outbox-screen/drafts.ts';
import { TIDEWATER } from '../sample/connection.ts';
import type { Sheet } from '../story.ts';

const heron = draftOf('h-1', 'The Heron', { state: 'editing' }, Date.now());

/** What a person does by hand, standing still. */
const still = (state: ReturnType<ByHand['state']>): ByHand => ({
  state: () => state,
  subscribe: () => () => {},
  insert: async () => {},
  run: async () => {},
  close: () => {},
});

const notice = (name: string, state: ReturnType<ByHand['state']>) => ({
  name,
  show: () => <ByHandNotice byHand={still(state)} />,
});

export default async function byHand(): Promise<Sheet> {
  await writeConnection(TIDEWATER);
  const store = await openOutbox();
  const now = Date.now();
  for (const [id, title] of [
    ['h-2', 'Lamp oil'],
    ['h-3', 'Grey whale'],
  ] as const) {
    const draft = draftOf(id, title, { state: 'editing' }, now);
    await store.add({ ...draft, text: { ...draft.text, worldId: null } });
  }
  await store.add(
    draftOf('h-4', 'The Needle', { state: 'done', at: now - 120_000, how: 'inserted' }, now - 600_000),
  );
  await store.add(
    draftOf('h-5', 'Saltmere', { state: 'done', at: now - 500_000, how: 'copied' }, now - 600_000),
  );
  return {
    stories: [
      notice('Filled in', {
        kind: 'filled',
        draft: heron,
        results: [
          { part: 'title', outcome: 'filled' },
          { part: 'content', outcome: 'filled' },
          { part: 'tags', outcome: 'filled' },
          { part: 'footnotes', outcome: 'taken' },
          { part: 'category', outcome: 'missing' },
        ],
      }),
      notice('There is text already', {
        kind: 'filled',
        draft: heron,
        results: [
          { part: 'title', outcome: 'taken' },
          { part: 'content', outcome: 'taken' },
        ],
      }),
      notice('The page took nothing', {
        kind: 'filled',
        draft: heron,
        results: [
          { part: 'title', outcome: 'refused' },
          { part: 'content', outcome: 'refused' },
          { part: 'tags', outcome: 'missing' },
        ],
      }),
      notice('No editor in the tab', {
        kind: 'away',
        draft: heron,
        why: message('byHand.noEditor'),
        page: 'https://platform.example/world/article/new',
      }),
      {
        name: 'Written before connecting, and entered by hand',
        show: () => <OutboxList onEdit={() => {}} />,
      },
    ],
  };
}
