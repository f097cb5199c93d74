import '../../../components/panel/panel.css';
import { OutboxList } from '../../../components/outbox/index.ts';
import { openOutbox, writeLostDrafts } from '../../../lib/outbox/index.ts';
import { writeConnection } from '../../../lib/stored-state/index.ts';
import { TIDEWATER } from '../sample/connection.ts';
import { everyDraft } from '../sample/drafts.ts';
import type { Sheet, SheetMaker } from '../story.ts';

const list = (name: string): Sheet => ({
  stories: [{ name, show: () => <OutboxList onEdit={() => {}} /> }],
});

/** States that the help explains. */
const FEW = new Set(['The Needle', 'Lamp oil', 'The Drowned Lighthouse']);

export const outboxSheets: Record<'drafts' | 'few' | 'empty', SheetMaker> = {
  async drafts() {
    await writeConnection(TIDEWATER);
    await writeLostDrafts({
      restored: 2,
      gone: ['The drowned lighthouse'],
      since: Date.now(),
    });
    const store = await openOutbox();
    for (const draft of everyDraft()) await store.add(draft);
    return list('Every state of a draft');
  },
  async few() {
    await writeConnection(TIDEWATER);
    const store = await openOutbox();
    for (const draft of everyDraft()) if (FEW.has(draft.text.title)) await store.add(draft);
    return {
      fill: true,
      stories: [
        {
          name: 'A few states',
          show: () => (
            <main class="panel-main">
              <OutboxList onEdit={() => {}} />
            </main>
          ),
        },
      ],
    };
  },
  async empty() {
    await writeConnection(TIDEWATER);
    return list('Nothing yet');
  },
};
