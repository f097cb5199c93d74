import { Window } from 'happy-dom';
import { type ReadDocument, readDocument } from '../../lib/documents/index.ts';
import { importStore, readRecords } from '../../lib/import/index.ts';
import { type PlantedNote, plantedVault } from '../bench/vault/planted-vault.ts';
import { Ground } from '../unit/import/ground.ts';
import { chanceFrom } from './chance.ts';

export interface ImportTorture {
  notes: number;
  seed: number;
}

export interface ImportTally {
  notes: number;
  links: number;
  kills: number;
  faults: number;
  /** Notes that are no article, and articles that a note has beyond its first. */
  lost: number;
  twice: number;
  /** Links to notes that lead to their articles, and those that lead elsewhere. */
  resolved: number;
  wrong: number;
  /** Requests that change something when the same notes are imported again. */
  again: number;
  /** Articles and categories that weren't there before, or are different, once everything is undone. */
  left: number;
}

/**
 * How many workers die while each note is looked at once: more, and no worker lives long enough for that. And how likely a
 * request that creates an article goes wrong.
 */
const DEATHS = 2.5;
const FAULT = 0.4;
const LINKS = 5;

// The readers parse HTML.
const { DOMParser, Node, Element, Text } = new Window();
Object.assign(globalThis, { DOMParser, Node, Element, Text });

async function read(notes: readonly PlantedNote[]): Promise<ReadDocument[]> {
  const documents: ReadDocument[] = [];
  for (const { path, text } of notes) {
    const bytes = new TextEncoder().encode(text);
    const reading = await readDocument({ path, bytes: bytes.length, read: async () => bytes }, () => null);
    if ('unreadable' in reading) throw new Error(`${path}: ${reading.unreadable.reason}`);
    documents.push(...reading.documents);
  }
  return documents;
}

/** What World Anvil has of a world, as text. */
async function snapshot(ground: Ground): Promise<Map<string, string>> {
  const { categories } = await ground.facts();
  const things: { id: string }[] = [...ground.articles(), ...categories];
  return new Map(things.map((thing) => [thing.id, JSON.stringify(thing)]));
}

/**
 * Imports a vault through deaths and faults, with the real outbox and history and the stand-in over HTTP; then again;
 * then undoes it. Rejects if it never ends.
 */
export async function tortureImport({ notes: count, seed }: ImportTorture): Promise<ImportTally> {
  const notes = plantedVault(seed, count, LINKS, 1);
  const documents = await read(notes);
  const ground = await Ground.open({ random: chanceFrom(seed), death: DEATHS / count, fault: FAULT });
  try {
    const before = await snapshot(ground);
    await ground.start(documents);
    await ground.until('done');

    const made = ground.articles().filter(({ id }) => !before.has(id));
    const byId = new Map(made.map((article) => [article.id, article]));
    const records = await readRecords(ground.worldId);
    const idOf = (path: string): string | null => records.get(path)?.articleId ?? null;
    const tally = { resolved: 0, wrong: 0, links: 0 };
    for (const { path, targets } of notes) {
      const { content } = byId.get(idOf(path) ?? '')?.texts ?? {};
      const mentions = [...(content ?? '').matchAll(/@\[[^\]]*\]\(\w+:([\w-]+)\)/g)].map(([, id]) => id);
      const wanted = targets.flatMap((target) => (target === null ? [] : [idOf(target)]));
      tally.links += wanted.length;
      tally.resolved += wanted.filter((id, at) => id !== null && mentions[at] === id).length;
      tally.wrong += mentions.filter((id, at) => id !== wanted[at]).length;
    }

    const { requests } = ground;
    await ground.start(documents);
    await ground.until('done');
    const again = ground.requests - requests;

    await importStore.changeJob(ground.worldId, (job) => ({ ...job, state: 'undoing' }));
    await ground.until('undone');
    const after = await snapshot(ground);
    const ids = new Set([...before.keys(), ...after.keys()]);
    return {
      ...{ notes: notes.length, ...tally, kills: ground.kills, faults: ground.faults },
      lost: notes.filter(({ path }) => !byId.has(idOf(path) ?? '')).length,
      twice: made.length - new Set(notes.flatMap(({ path }) => idOf(path) ?? [])).size,
      again,
      left: [...ids].filter((id) => before.get(id) !== after.get(id)).length,
    };
  } finally {
    await ground.close();
  }
}
