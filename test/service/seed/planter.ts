import {
  formatInstant,
  type Store,
  type StoredUser,
  type StoredWorld,
  type Target,
} from '../database/index.ts';
import { theKind } from '../kinds/index.ts';
import { createEntity } from '../rules/index.ts';
import { begin } from './begin.ts';
import type { Random } from './random.ts';

interface Plant {
  title?: string;
  /** For numbered kinds. Default: the next number. */
  id?: number;
  state?: 'public' | 'private';
  tags?: string;
  fields?: Record<string, unknown>;
  links?: Record<string, Target | readonly Target[] | undefined>;
}

/** Adds entities of any kind to a world, with reproducible dates and ids. */
export class Planter {
  readonly store: Store;
  readonly world: StoredWorld;
  readonly #random: Random;
  readonly #owner: StoredUser;
  /** The world's articles by title. Empty if none were written by hand. */
  readonly #articles: ReadonlyMap<string, string>;
  #planted = 0;

  constructor(
    store: Store,
    random: Random,
    world: StoredWorld,
    owner: StoredUser,
    articles: ReadonlyMap<string, string>,
  ) {
    this.store = store;
    this.world = world;
    this.#random = random;
    this.#owner = owner;
    this.#articles = articles;
  }

  plant(name: string, { title = '', id, state, tags, fields = {}, links = {} }: Plant): Target {
    const kind = theKind(name);
    const targets = Object.entries(links).map(([field, given]): [string, Target[]] => [
      field,
      given === undefined ? [] : [given].flat(),
    ]);
    this.#planted += 1;
    const made = createEntity(this.store, {
      kind,
      world: kind.keeper === 'shared' ? null : this.world,
      owner: this.#owner,
      changes: {
        title,
        ...(state ? { state } : {}),
        tags: tags ?? null,
        fields,
        links: new Map(targets),
        pointers: [],
      },
      instant: formatInstant(begin + this.#planted * 3_600_000),
      ...(kind.numbered ? (id === undefined ? {} : { id: String(id) }) : { id: this.#random.uuid() }),
    });
    return { kind: name, id: made.id };
  }

  /** An article by title. Undefined if this world is too small to contain it. */
  article(title: string): Target | undefined {
    const id = this.#articles.get(title);
    return id === undefined ? undefined : { kind: 'article', id };
  }
}
