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
  /** For kinds that count; the next number when left out. */
  id?: number;
  state?: 'public' | 'private';
  tags?: string;
  fields?: Record<string, unknown>;
  links?: Record<string, Target | readonly Target[] | undefined>;
}

/** Puts things of any kind into one world, at dates and with ids that are always the same. */
export class Planter {
  readonly store: Store;
  readonly world: StoredWorld;
  readonly #random: Random;
  readonly #owner: StoredUser;
  /** Articles of the world by title; empty where there are none by hand. */
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

  /** An article by its title; undefined where this world is too small to have it. */
  article(title: string): Target | undefined {
    const id = this.#articles.get(title);
    return id === undefined ? undefined : { kind: 'article', id };
  }
}
