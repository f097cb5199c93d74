import { StatblockView } from '../../../components/statblock/index.ts';
import { message } from '../../../lib/i18n/index.ts';
import '../../../components/panel/panel.css';
import '../../../components/search/search.css';
import { openWriter, putBody } from '../../../lib/library/index.ts';
import type { Statblock } from '../../../lib/model/index.ts';
import { writeConnection } from '../../../lib/stored-state/index.ts';
import { bellKnight, entryOf, marshWyrm, ship, statblock } from '../../unit/statblock-screen/fixture.ts';
import browser, { outside } from '../browser.ts';
import { TIDEWATER, WORLD } from '../sample/connection.ts';
import type { Sheet, SheetMaker } from '../story.ts';

const nowhere = { open: () => {}, search: () => {} };
const view = (id: number) => <StatblockView worldId={WORLD} id={String(id)} {...nowhere} />;

async function lay(resource: Statblock, isCopied = true): Promise<void> {
  const writer = openWriter();
  await writer.put(WORLD, [entryOf(resource)]);
  const ref = { kind: 'statblock', id: String(resource.id) } as const;
  if (isCopied) await putBody(WORLD, { ref, resource, text: '', updatedAt: resource.updatedAt });
}

async function layThree(): Promise<void> {
  await writeConnection(TIDEWATER);
  const all = [marshWyrm, bellKnight, ship];
  for (const [at, data] of all.entries()) await lay(statblock(data, { id: at + 1 }));
}

const alone = (name: string, id: number): Sheet => ({
  fill: true,
  stories: [{ name, show: () => <main class="panel-main">{view(id)}</main> }],
});

export const statblockSheets: Record<'creature' | 'beside' | 'plain' | 'standing', SheetMaker> = {
  async creature() {
    await layThree();
    return alone('A creature', 1);
  },
  async beside() {
    await layThree();
    await browser.storage.local.set({
      'statblock.kept': [
        [WORLD, '1'],
        [WORLD, '2'],
        [WORLD, '3'],
      ],
    });
    return alone('Three kept open', 2);
  },
  async plain() {
    await layThree();
    return alone('Fields as they were written', 3);
  },
  async standing() {
    await writeConnection(TIDEWATER);
    outside.answers(({ channel, request }) => {
      if (channel !== 'library.refreshOne' || request.id === '11') return undefined;
      return request.id === '12'
        ? {
            ok: false,
            problem: { kind: 'timeout', sentence: message('service.timeout') },
          }
        : { ok: true, value: false };
    });
    for (const id of [11, 12, 13]) await lay(statblock(bellKnight, { id }), false);
    return {
      stories: [
        { name: 'Not copied yet, being fetched', show: () => view(11) },
        { name: 'Not copied yet, and World Anvil doesn’t answer', show: () => view(12) },
        { name: 'Gone from World Anvil', show: () => view(13) },
      ],
    };
  },
};
