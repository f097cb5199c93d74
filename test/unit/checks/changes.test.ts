import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Finding } from '../../../lib/checks/finding.ts';
import { type CheckedLibrary, WorldChecks } from '../../../lib/checks/world-checks.ts';
import type { EntryKind, EntryRef } from '../../../lib/library/index.ts';
import { ERAS, plantedWorld } from '../../bench/checks/planted-world.ts';
import { listedOf, type Planned, resourceOf } from './planned-world.ts';

const many = (count: number, make: (at: number) => Planned): Planned[] =>
  Array.from({ length: count }, (_, at) => make(at));

const SHARED = [
  'the warden sold the ninth lamp to the glass guild on the night of the flood',
  'we buried the crown below the third stair of the old drowned mill',
];
/** Relatives in a circle, and as many as make a habit, and one less or more. */
const CLOSE: readonly Planned[] = [
  ...many(9, (at) => ({
    ...{
      id: `p${at}`,
      title: `Person ${at}`,
      template: 'person',
      state: at % 3 === 0 ? 'private' : 'public',
    },
    texts: { dob: `${200 - at * 9} AF`, dod: `${220 - at * 5} AF` },
    relations: { mother: `p${(at + 1) % 9}`, spouse: `p${(at + 4) % 9}` },
    under: `p${(at + 2) % 9}`,
    content: `${SHARED[Math.floor(at / 3)] ?? ''} @[Person ${at + 1}](person:p${(at + 3) % 9})`,
  })),
  ...many(41, (at) => ({
    ...{ id: `ritual${at}`, template: 'ritual', texts: { execution: at === 0 ? '' : 'By night.' } },
  })),
  ...many(20, (at) => ({ id: `todo${at}`, content: 'TODO' })),
  ...many(14, (at) => ({ id: `heir${at}`, title: `Aldric ${at % 7}`, template: 'person', category: 'c1' })),
  ...many(11, (at) => ({ id: `${at + 1}`, kind: 'statblock', title: `Wolf ${at % 9}` })),
  ...many(10, (at) => ({ id: `beast${at}`, template: 'species', statblock: `${at + 1}` })),
  ...many(5, (at) => ({
    ...{ id: `old${at}`, template: 'person' },
    texts:
      at < 3
        ? { dob: '40 of the Wane', dod: '12 of the Wane' }
        : { dob: '12 of the Wane', dod: '40 of the Wane' },
  })),
  { id: 'port', title: 'Saltmere', template: 'settlement', content: 'Saltmere has a harbor.' },
  ...many(3, (at) => ({
    id: `sailor${at}`,
    content: `They sailed to ${at === 0 ? 'Saltmeer' : 'Saltmere'}, the pier.`,
  })),
  { id: 'lost', content: '@[Someone](person:elsewhere) and @[somebody](person:nowhere)' },
];
const { entries, formerTitles } = plantedWorld(7, 30);
const BASE: readonly Planned[] = [...CLOSE, ...entries];

const KINDS: readonly EntryKind[] = ['article', 'statblock'];

/** A copy that changes. An entry keeps its place as long as it is there; a place is never used again. */
class Copy implements CheckedLibrary {
  readonly places: (Planned | null)[] = [...BASE];
  formerTitles = new Map(Object.entries(formerTitles));
  isComplete = true;

  #rows() {
    return this.places.flatMap((planned, location) =>
      planned ? [{ planned, location, listed: listedOf(planned, location) }] : [],
    );
  }

  searcher = async () => ({
    hits: () => this.#rows().map(({ listed }) => listed),
    hit: (location: number) => {
      const planned = this.places[location];
      return planned ? listedOf(planned, location) : null;
    },
    locate: ({ kind, id }: EntryRef) =>
      this.places.findIndex((one) => one?.id === id && (one.kind ?? 'article') === kind),
  });

  async *resources() {
    yield this.#rows().flatMap(({ planned, location, listed: { ref } }) => {
      const resource = KINDS.includes(ref.kind) ? resourceOf(planned) : null;
      return resource ? [{ ref, location, resource }] : [];
    });
  }

  body = async (_: string, { kind, id }: EntryRef) => {
    const planned = this.places.find((one) => one?.id === id && (one.kind ?? 'article') === kind);
    const resource = planned && KINDS.includes(kind) ? resourceOf(planned) : null;
    return resource && { resource };
  };

  worldFacts = async () => ({ syncedAt: this.isComplete ? 1 : null, progress: null });
  articles = async (ids: readonly string[]) => (ids.includes('elsewhere') ? [{ id: 'elsewhere' }] : []);
}

type Change = (copy: Copy, location: number, planned: Planned, from: Planned) => void;

const set = (copy: Copy, location: number, planned: Planned): void => {
  copy.places[location] = planned;
};
/** What a person, a sync or the history may do to an entry, with something of another one. */
const ACTS: Record<string, Change> = {
  text: (copy, location, { id, kind, title, template }, from) =>
    set(copy, location, {
      ...(kind === from.kind ? from : {}),
      ...{ id, kind: kind ?? 'article', title: title ?? id, template: template ?? 'article' },
      state: copy.places[location]?.state ?? 'public',
    }),
  title: (copy, location, planned, from) =>
    set(copy, location, { ...planned, title: from.title ?? from.id, aliases: [from.id] }),
  template: (copy, location, planned, { template = 'article' }) =>
    set(copy, location, { ...planned, template }),
  state: (copy, location, planned, { isDraft = false }) =>
    set(copy, location, { ...planned, state: planned.state === 'private' ? 'public' : 'private', isDraft }),
  remove: (copy, location) => {
    copy.places[location] = null;
  },
  move: (copy, location, planned) => {
    copy.places.push(planned);
    copy.places[location] = null;
  },
  formerTitle: (copy, _, { id }, from) => {
    copy.formerTitles.set(id.toLowerCase(), [from.title ?? from.id]);
  },
  isComplete: (copy) => {
    copy.isComplete = !copy.isComplete;
  },
};

/** Mostly one of the first, which have to do with each other. */
const place = fc.oneof(fc.nat(8), fc.nat(BASE.length - 1));
const changes = fc.array(fc.record({ act: fc.constantFrom(...Object.keys(ACTS)), at: place, from: place }), {
  minLength: 1,
  maxLength: 12,
});

const inWords = (findings: readonly Finding[]): string[] =>
  findings
    .map(({ rule, ref, key, evidence }) => `${rule} ${ref.id} ${key} ${JSON.stringify(evidence)}`)
    .sort();

const everything = (copy: Copy) =>
  WorldChecks.read(copy, 'w1', { eras: ERAS, formerTitles: copy.formerTitles });

it('after any changes, what is found near them is what a check of everything finds', async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (all) => {
      const copy = new Copy();
      const checks = await everything(copy);
      await checks.findings();
      for (const { act, at, from } of all) {
        const [planned, other] = [copy.places[at], BASE[from]];
        if (planned && other) ACTS[act]?.(copy, at, planned, other);
        // Nothing is there twice.
        else if (!copy.places.some((one) => one?.id === BASE[at]?.id)) copy.places[at] = BASE[at] ?? null;
        if (planned && act === 'text') await checks.reread(listedOf(planned, at).ref);
        else await checks.relist(copy.formerTitles);
        await checks.findings();
      }
      expect(inWords(await checks.findings())).toEqual(inWords(await (await everything(copy)).findings()));
    }),
    { numRuns: 15 },
  );
});
