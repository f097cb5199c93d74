import { OutboxList } from '../../../components/outbox/index.ts';
import { openOutbox, writeLostDrafts } from '../../../lib/outbox/index.ts';
import { writeConnection } from '../../../lib/stored-state/index.ts';
import { TIDEWATER } from '../sample/connection.ts';
import { everyDraft } from '../sample/drafts.ts';
import type { Sheet, SheetMaker } from '../story.ts';

const list = (name: string): Sheet => ({
  stories: [{ name, show: () => <OutboxList onEdit={() => {}} /> }],
});

export const outboxSheets: Record<'drafts' | 'empty', SheetMaker> = {
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
  async empty() {
    await writeConnection(TIDEWATER);
    return list('Nothing yet');
  },
};
