import type { Clip } from '../../../lib/capture/index.ts';
import { type Delivery, openOutbox } from '../../../lib/outbox/index.ts';
import { changeLocalWorlds } from '../../../lib/stored-state/index.ts';
import { outside } from '../browser.ts';
import { appending, captured, everyDraft } from '../sample/drafts.ts';
import { clip, FRONT } from '../sample/page.ts';
import { storeWorld } from '../sample/world.ts';
import type { Sheet, SheetMaker } from '../story.ts';

/** The screen reads the active page when its module is evaluated, so set the page first. */
async function screen(name: string, page = FRONT, read: Clip | null = clip()): Promise<Sheet> {
  outside.answers(({ channel }) => (channel === 'capture.pending' ? { ok: true, value: null } : undefined));
  outside.shows(page, read);
  await import('../../../entrypoints/popup/popup.css');
  document.documentElement.dataset.shape = 'page';
  const { CaptureScreen } = await import('../../../components/capture/index.ts');
  return { fill: true, stories: [{ name, show: () => <CaptureScreen /> }] };
}

const NAMES: Partial<Record<Delivery['state'], string>> = {
  queued: 'Can be taken back',
  unknown: 'Being looked for',
  attention: 'Refused',
  verified: 'It stands there',
};

type Name = 'captured' | 'more' | 'append' | 'earlier' | 'saved' | 'unconnected' | 'nothing';

export const captureSheets: Record<Name, SheetMaker> = {
  async captured() {
    await storeWorld();
    return screen('A selection, captured');
  },
  async more() {
    await storeWorld();
    localStorage.setItem('capture.more', 'open');
    return screen('Everything that can be filled in');
  },
  async nothing() {
    const sample = { id: 'sample', title: 'Saltmere', slug: null, url: null, ownership: null };
    await changeLocalWorlds(() => ({
      worlds: [{ ...sample, source: 'sample', readAt: Date.now() }],
      chosenId: null,
    }));
    return screen('A page that can’t be read', { url: 'about:config', title: 'Settings' }, null);
  },
  async append() {
    await storeWorld();
    const { text } = clip();
    const draft = appending(`selection ${FRONT.url} ${text.length} ${text}`);
    await (await openOutbox()).add(draft);
    return screen('A section for an article');
  },
  async earlier() {
    await storeWorld();
    const { text } = clip();
    await (await openOutbox()).add(captured(`selection ${FRONT.url} ${text.length} ${text}`));
    return screen('A draft started from a selection', FRONT, { ...clip(), kind: 'page' });
  },
  async saved() {
    const { Receipt } = await import('../../../components/capture/save/receipt.tsx');
    await import('../../../components/capture/save/receipt.css');
    await import('../../../components/capture/capture.css');
    const shown = new Set(['d-undo', 'd-ask', 'd-no', 'd-done']);
    return {
      stories: everyDraft()
        .filter(({ id }) => shown.has(id))
        .map((draft) => ({
          name: NAMES[draft.delivery.state] ?? draft.delivery.state,
          show: () => (
            <Receipt
              draft={draft}
              world={{
                id: 'w',
                title: 'Tidewater',
                slug: null,
                url: null,
                ownership: null,
                source: 'account',
              }}
              pause={null}
              isConnected
              accountId={null}
              slowdown={null}
              onAction={() => {}}
              onNew={() => {}}
            />
          ),
        })),
    };
  },
  unconnected: () => screen('Before the first connection'),
};
