// Runs in the page: reads a planted vault and plans it, as the screen does, and compares each link with what is known of it.

import { openDocuments, type ReadDocument, readDocument } from '../../../lib/documents/index.ts';
import { planImport } from '../../../lib/import/index.ts';
import { slices } from '../../../lib/library/index.ts';
import { type Taken, timed } from '../page/thread.ts';
import { type PlantedNote, plantedVault } from './planted-vault.ts';

let notes: PlantedNote[] = [];
let files: { path: string; file: File }[] = [];

/** Makes the vault, which isn't measured. Returns the bytes of its notes. */
export function prepare(seed: number, count: number, links: number): number {
  notes = plantedVault(seed, count, links);
  files = notes.map(({ path, text }) => ({ path: `Vault/${path}`, file: new File([text], path) }));
  return files.reduce((sum, { file }) => sum + file.size, 0);
}

export interface PlannedVault {
  read: Taken;
  plan: Taken;
  rows: number;
  /** Links with a target: all, and those that lead to it. */
  links: number;
  right: number;
  /** Links that lead somewhere else, or somewhere although they have no target. */
  wrong: number;
}

/** What the screen holds, so that it stays in memory. */
export let held: unknown = null;

export async function plan(): Promise<PlannedVault> {
  const documents: ReadDocument[] = [];
  const slice = slices();
  const read = await timed(async () => {
    const { sources } = await openDocuments(files, async () => void (await slice()));
    for (const source of sources) {
      const reading = await readDocument(source, slice);
      if ('documents' in reading) documents.push(...reading.documents);
      await slice();
    }
  });
  const world = { worldId: 'w', isWhole: true, articles: [], categories: [], images: [], texts: new Map() };
  const planned = await timed(() =>
    planImport(documents, world, { rules: [], choices: {}, records: new Map(), slice }),
  );
  held = { documents, plan: planned.result };
  const rows = new Map(planned.result.rows.map((row) => [row.path, row]));
  let [links, right, wrong] = [0, 0, 0];
  for (const { path, targets } of notes)
    for (const [at, target] of targets.entries()) {
      const to = rows.get(path)?.links[at]?.to;
      const found = to && 'path' in to ? to.path : null;
      if (target !== null) links += 1;
      if (target !== null && found === target) right += 1;
      else if (found !== null) wrong += 1;
    }
  const { result: _rows, ...taken } = planned;
  return { read, plan: taken, rows: rows.size, links, right, wrong };
}
