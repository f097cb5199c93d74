import type { Observation } from './observe.ts';
import type { Session } from './session.ts';
import type { Body, Entry, Wire } from './wire.ts';

/** The first page of a world's article list, and the page after it. */
export interface FirstPage {
  worldId: string;
  entries: Entry[];
  /** Null: it wasn't read, because the first page is empty. */
  next: Entry[] | null;
}

/** Worlds to look into for one with more than a page of articles. */
const MOST_WORLDS = 2;

/** What several questions read, each read once. */
export class Survey {
  readonly #session: Session;
  readonly #wire: Wire;
  readonly #worldId: string | null;
  #me: Promise<Observation> | null = null;
  #worlds: Promise<Entry[]> | null = null;
  #page: Promise<FirstPage | null> | null = null;
  #articles: Promise<Body[]> | null = null;

  constructor(session: Session, wire: Wire, worldId: string | null) {
    this.#session = session;
    this.#wire = wire;
    this.#worldId = worldId;
  }

  /** Who the keys belong to. */
  me(): Promise<Observation> {
    this.#me ??= this.#session.ask(this.#wire.whoAmI(), { expects: ['challenge'] });
    return this.#me;
  }

  worlds(): Promise<Entry[]> {
    this.#worlds ??= this.#readWorlds();
    return this.#worlds;
  }

  /** Of the chosen world, or of the first one that has more than a page. Null: there is no world. */
  page(): Promise<FirstPage | null> {
    this.#page ??= this.#findPage();
    return this.#page;
  }

  /** The first, the middle and the last article of that page, in full. */
  articles(): Promise<Body[]> {
    this.#articles ??= this.#readArticles();
    return this.#articles;
  }

  async #readWorlds(): Promise<Entry[]> {
    const { body } = await this.me();
    const answer = await this.#session.ask(this.#wire.worlds(String(body.id ?? '')));
    return this.#wire.worldsIn(answer.body);
  }

  async #findPage(): Promise<FirstPage | null> {
    const ids = this.#worldId === null ? (await this.worlds()).map(({ id }) => id) : [this.#worldId];
    let longest: FirstPage | null = null;
    for (const worldId of ids.slice(0, MOST_WORLDS)) {
      const entries = await this.#read(worldId, 0);
      const next = entries.length > 0 ? await this.#read(worldId, entries.length) : null;
      const page = { worldId, entries, next };
      if (next && next.length > 0) return page;
      if (!longest || longest.entries.length < entries.length) longest = page;
    }
    return longest;
  }

  async #read(worldId: string, offset: number): Promise<Entry[]> {
    const answer = await this.#session.ask(this.#wire.articles(worldId, { offset }));
    return this.#wire.articlesIn(answer.body);
  }

  async #readArticles(): Promise<Body[]> {
    const entries = (await this.page())?.entries ?? [];
    const places = [...new Set([0, Math.floor((entries.length - 1) / 2), entries.length - 1])];
    const read: Body[] = [];
    for (const place of places) {
      const id = entries[place]?.id;
      if (id === undefined) continue;
      const answer = await this.#session.ask(this.#wire.article(id));
      if (answer.failure === null) read.push(answer.body);
    }
    return read;
  }
}
