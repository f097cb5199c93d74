import type { Observation } from './observe.ts';
import { type AskOptions, type Session, Stopped } from './session.ts';
import type { Body, ProbeFields, Wire } from './wire.ts';

/** An article of the check that couldn't be deleted. Only for the person who runs it, never for the report. */
export interface LeftOver {
  title: string;
  id: string | null;
}

/** The articles that a check writes. Their titles sort differently from the order in which they are created. */
export type Role = 'M' | 'A' | 'Z';

interface Made {
  title: string;
  id: string | null;
  /** When it was created. */
  at: number;
  /** Lists that were read since, up to the first that contains it. */
  looks: number;
  /** Its place in that list. Null: no list has contained it. */
  place: number | null;
}

const LONGEST_WAIT = 60_000;

/** Writes in a throw-away world, and deletes what it wrote. */
export class Scratch {
  readonly worldId: string;
  readonly #session: Session;
  readonly #wire: Wire;
  readonly #run: string;
  readonly #made = new Map<Role, Made>();
  readonly #known = new Map<Role, Body>();
  /** The first response to a change. */
  changed: Observation | null = null;

  /** `run`: a random word in the titles, so that they can be found again. */
  constructor(session: Session, wire: Wire, worldId: string, run: string) {
    this.#session = session;
    this.#wire = wire;
    this.worldId = worldId;
    this.#run = run;
  }

  titleOf(role: Role): string {
    return `Loreside check ${role} ${this.#run}`;
  }

  /** The id of an article that was created, if it is known. */
  idOf(role: Role): string | null {
    return this.#made.get(role)?.id ?? null;
  }

  /** When lists showed it. Null: it wasn't created. */
  sighting(role: Role): Pick<Made, 'at' | 'looks' | 'place'> | null {
    return this.#made.get(role) ?? null;
  }

  /** The article as it was read last. */
  known(role: Role): Body | null {
    return this.#known.get(role) ?? null;
  }

  /** Noted before it is sent, so that it is also found if the response gets lost. */
  async create(role: Role, fields: ProbeFields): Promise<Observation> {
    const made: Made = {
      title: this.titleOf(role),
      id: null,
      at: this.#session.now(),
      looks: 0,
      place: null,
    };
    if (this.#session.left < 4) throw new Stopped('limit');
    this.#made.set(role, made);
    this.#session.reserved += 2;
    const call = this.#wire.create(this.worldId, { ...fields, title: made.title });
    const answer = await this.#session.ask(call, { expects: ['invalid', 'server'] });
    if (answer.failure?.kind === 'invalid') {
      this.#made.delete(role);
      this.#session.reserved -= 2;
      return answer;
    }
    made.at = this.#session.now();
    const named: unknown = answer.body.id;
    if (typeof named === 'string' && named !== '') {
      made.id = named;
      this.#session.reserved -= 1;
    }
    return answer;
  }

  /** Finds ids that responses didn't contain. Returns the ids of the first page. */
  async list(): Promise<string[]> {
    const answer = await this.#session.ask(this.#wire.articles(this.worldId, { offset: 0 }));
    return this.#learnIds(answer);
  }

  /** A category and an image of the world, where it has any. */
  async references(): Promise<Pick<ProbeFields, 'category' | 'cover'>> {
    const expects = ['invalid', 'server', 'notFound'] as const;
    const categories = await this.#session.ask(this.#wire.categories(this.worldId), { expects });
    const images = await this.#session.ask(this.#wire.images(this.worldId), { expects });
    const category = this.#wire.firstIn(categories.body);
    const cover = this.#wire.firstIn(images.body);
    return { ...(category === null ? {} : { category }), ...(cover === null ? {} : { cover }) };
  }

  async read(role: Role): Promise<Observation | null> {
    const id = this.idOf(role);
    if (id === null) return null;
    const answer = await this.#session.ask(this.#wire.article(id), { expects: ['notFound'] });
    if (answer.failure === null) this.#known.set(role, answer.body);
    return answer;
  }

  async patch(role: Role, fields: ProbeFields, options: AskOptions = {}): Promise<Observation | null> {
    const id = this.idOf(role);
    if (id === null) return null;
    const call = this.#wire.patch(id, fields);
    const answer = await this.#session.ask(call, { expects: ['invalid', 'server'], ...options });
    if (answer.failure === null) this.changed ??= answer;
    return answer;
  }

  async remove(role: Role): Promise<Observation | null> {
    const id = this.idOf(role);
    if (id === null) return null;
    const answer = await this.#session.ask(this.#wire.remove(id));
    if (answer.failure === null) {
      this.#made.delete(role);
      this.#session.reserved -= 1;
    }
    return answer;
  }

  /** Deletes everything that is left. Returns what it couldn't delete. Never throws. */
  async cleanUp(): Promise<LeftOver[]> {
    if (this.#made.size === 0) return [];
    try {
      const { busy } = this.#session;
      if (busy) await this.#session.wait(Math.min(busy.retryAfter ?? LONGEST_WAIT, LONGEST_WAIT));
      await this.#findLost();
      for (const [role, { id }] of this.#made) {
        if (id === null) continue;
        const { failure } = await this.#session.askToCleanUp(this.#wire.remove(id));
        if (failure === null || failure.kind === 'notFound') this.#made.delete(role);
      }
    } catch {
      // What is left is reported, whatever went wrong.
    }
    return [...this.#made.values()].map(({ title, id }) => ({ title, id }));
  }

  /** Finds articles whose response was lost. A world with many of them may list new ones last. */
  async #findLost(): Promise<void> {
    const isLost = () => [...this.#made.values()].some(({ id }) => id === null);
    for (let offset = 0; isLost() && (offset === 0 || this.#session.left > 0); ) {
      const page = this.#wire.articles(this.worldId, { offset });
      const { length } = this.#learnIds(await this.#session.askToCleanUp(page));
      if (length === 0) return;
      offset += length;
    }
  }

  #learnIds({ body }: Observation): string[] {
    const entries = this.#wire.articlesIn(body);
    for (const made of this.#made.values()) {
      if (made.place !== null) continue;
      const place = entries.findIndex(({ title }) => title === made.title);
      made.looks += 1;
      if (place < 0) continue;
      made.place = place;
      if (made.id !== null) continue;
      made.id = entries[place]?.id ?? null;
      this.#session.reserved -= 1;
    }
    return entries.map(({ id }) => id);
  }
}
