import { type BackupResource, keyOf } from '../history/backup/index.ts';
import { isSame, KINDS } from '../history/index.ts';
import {
  checksum,
  type ImportPlan,
  type NewFolder,
  type PlannedCategory,
  type PlanRow,
  THING_KINDS,
  type ThingKind,
} from '../import/index.ts';
import {
  type ArticleFields,
  type ChangedKind,
  exposureOf,
  type FullArticle,
  type FullCategory,
  type Json,
  type Raw,
  TEXT_FIELDS,
  type Values,
  type WorldId,
} from '../model/index.ts';
import { exported, type FullService, ServiceError } from '../service/index.ts';
import { addressOf, addressOfKey, isPresent, NEEDS, OWN_RELATIONS, REQUIRED, WITHIN } from './facts.ts';
import { type Passage, passagesOf, rawIn, serviceOver } from './local.ts';
import type { Loss, PutBackOptions, PutBackPlan } from './options.ts';
import { isReference, Places, type Targets } from './places.ts';
import { isChangeable, pathOf } from './rows.ts';
import { valuesOfThing } from './values.ts';

const isThing = (kind: string): kind is ThingKind => THING_KINDS.some((one) => one === kind);
/** What lists show of a text without a title. */
const SHOWN = 60;

const EMPTY = {
  ...{ category: null, tags: [], isDraft: false, isWip: false, isPrivate: false, content: '', fields: {} },
  ...{ links: [], images: [], double: null, twin: null, articleId: null, tooLong: [], lost: [] },
  ...({ source: 'new', action: 'create' } as const),
} satisfies Partial<PlanRow>;

const withHash = (row: Omit<PlanRow, 'hash'>): PlanRow => ({ ...row, hash: checksum(JSON.stringify(row)) });

/** Plans what of a backup is created in a world and restored there. Sends nothing. */
export async function planPutBack(options: PutBackOptions): Promise<PutBackPlan> {
  return new Planner(options).plan();
}

class Planner {
  private readonly options: PutBackOptions;
  private readonly passages = new Map<string, Passage>();
  private readonly backup: FullService;
  private readonly now: FullService;
  private readonly planned = new Map<string, string>();
  private readonly titles = new Map<string, string>();
  private readonly there: ReadonlySet<string>;
  private readonly rows: PlanRow[] = [];
  private readonly folders: NewFolder[] = [];
  private readonly lost: Loss[] = [];
  private visible = 0;
  private readonly targets: Targets = {
    path: (kind, id) => this.planned.get(addressOf(kind, id)) ?? null,
    isThere: (kind, id) => this.there.has(addressOf(kind, id)),
    lacking: (kind, id) => this.titles.get(addressOf(kind, id)) ?? null,
  };

  constructor(options: PutBackOptions) {
    this.options = options;
    const { backup, readNow } = options;
    const paths = new Map(backup.manifest.resources.map((one) => [keyOf(one), one.json]));
    this.backup = serviceOver(async (kind, id) => {
      const passage = this.passages.get(`${kind} ${id}`);
      if (passage) return passage.raw;
      const path = paths.get(keyOf({ kind, id }));
      return path === undefined ? undefined : rawIn(await backup.json(path));
    });
    this.now = serviceOver(readNow);
    this.there = new Set([...options.there].map(addressOfKey));
    for (const { kind, id, title } of backup.manifest.resources) this.titles.set(addressOf(kind, id), title);
    for (const key of options.back) {
      const [kind = '', id = ''] = key.split(' ');
      this.planned.set(addressOf(kind, id), pathOf(kind, id));
    }
  }

  async plan(): Promise<PutBackPlan> {
    const { create, restore, relink, readNow, signal, slice, onProgress, backup, worldId } = this.options;
    const passages: Passage[] = [];
    for (const { kind, id } of create) {
      this.planned.set(addressOf(kind, id), pathOf(kind, id));
      if (kind === 'manuscript') passages.push(...(await passagesOf(backup, id)));
    }
    for (const passage of passages) {
      this.passages.set(`${passage.kind} ${passage.id}`, passage);
      this.planned.set(addressOf(passage.kind, passage.id), pathOf(passage.kind, passage.id));
    }
    const total = create.length + passages.length + restore.length + relink.length;
    let done = 0;
    const step = async (title: string, work: () => Promise<void>): Promise<void> => {
      signal.throwIfAborted();
      onProgress(done++, total);
      await work().catch((error: unknown) => {
        if (!(error instanceof ServiceError)) throw error;
        this.lost.push({ code: 'damaged', title, detail: '' });
      });
      await slice();
    };
    const categories = create.filter(({ kind }) => kind === 'category');
    for (const one of await this.parentsFirst(categories))
      await step(one.title, async () => this.category(one));
    for (const one of create) {
      const { kind, id, title } = one;
      if (kind === 'article') await step(title, () => this.article(one));
      else if (isThing(kind)) await step(title, () => this.thing(kind, id, title, {}));
    }
    for (const { kind, id, title, within } of passages)
      await step(title, () => this.thing(kind, id, title, { [WITHIN[kind]]: within }));
    const created = this.rows.length + this.folders.length;
    for (const { kind, id, title } of restore)
      if (isChangeable(kind)) await step(title, () => this.change(kind, id, title, true));
    const restored = this.rows.length + this.folders.length - created;
    const both = new Set(restore.map(keyOf));
    for (const { kind, id, title } of relink)
      if (!both.has(keyOf({ kind, id })))
        await step(title, async () => {
          const raw = await readNow(kind, id);
          if (raw && this.leadsBack(raw)) await this.change(kind, id, title, false);
        });
    const relinked = this.rows.length + this.folders.length - created - restored;
    const plan: ImportPlan = { worldId, rows: this.rows, folders: this.folders };
    return { plan, lost: this.lost, visible: this.visible, created, restored, relinked };
  }

  /** Whether an entry may link to what comes back. Most don't, and are looked through quickly. */
  private leadsBack(raw: Raw): boolean {
    const places = new Places(this.targets);
    places.text(JSON.stringify(raw));
    return places.links.some(({ to }) => to !== null);
  }

  private note(places: Places, title: string): void {
    for (const detail of places.lacking) this.lost.push({ code: 'link', title, detail });
  }

  /** Where something is put: a category that is created, or one that is there. */
  private placeOf(id: string | null, title: string): PlannedCategory | null {
    if (id === null) return null;
    const folder = this.targets.path(null, id);
    const name = this.titles.get(addressOf(null, id)) ?? '';
    if (folder !== null) return { kind: 'new', folder, title: name };
    if (this.targets.isThere(null, id)) return { kind: 'existing', id, title: name };
    this.lost.push({ code: 'parent', title, detail: name });
    return null;
  }

  private async readCategory({ id, json }: BackupResource): Promise<FullCategory> {
    if (this.options.backup.manifest.service === 'current') return this.backup.category(id);
    const category = exported.category(await this.options.backup.json(json));
    return category ?? this.backup.category('');
  }

  private async parentsFirst(categories: readonly BackupResource[]): Promise<BackupResource[]> {
    const parents = new Map<string, string | null>();
    for (const one of categories)
      parents.set(
        one.id,
        await this.readCategory(one).then(
          ({ parentId }) => parentId,
          // Its own step reports it.
          () => null,
        ),
      );
    const depth = (id: string, seen: ReadonlySet<string> = new Set()): number => {
      const above = parents.get(id) ?? null;
      return above === null || seen.has(above) ? 0 : 1 + depth(above, new Set([...seen, id]));
    };
    return [...categories].sort((a, b) => depth(a.id) - depth(b.id) || (a.id < b.id ? -1 : 1));
  }

  private async category(one: BackupResource): Promise<void> {
    const places = new Places(this.targets);
    const { title, parentId, description, excerpt, icon, state, position } = await this.readCategory(one);
    const fields = {
      ...{ description: places.text(description), excerpt: places.text(excerpt ?? '') },
      ...(icon !== null && { icon }),
      ...(state !== null && { state }),
      ...(position !== null && { position }),
    };
    if (state === 'public') this.visible += 1;
    const parent = this.placeOf(parentId, title);
    this.note(places, title);
    this.folders.push({
      folder: pathOf('category', one.id),
      title,
      parent,
      more: { fields, links: places.links },
    });
  }

  private async readArticle({ id, json }: BackupResource): Promise<FullArticle> {
    if (this.options.backup.manifest.service === 'current')
      return this.backup.fullArticle(id, { includeEmpty: true });
    return exported.article(await this.options.backup.json(json))?.article ?? this.backup.fullArticle('');
  }

  private async article(resource: BackupResource): Promise<void> {
    const article = await this.readArticle(resource);
    const { title, template, text, tags, isDraft, isWip, state, isAdultContent, coverId, raw } = article;
    const places = new Places(this.targets);
    const fields = Object.fromEntries(
      TEXT_FIELDS.flatMap((name) => (text[name] ? [[name, places.text(text[name])]] : [])),
    );
    const cover = coverId === null ? null : places.reference('image', coverId);
    const parentAt = (name: string): string | null => {
      const found = article.relations.find((one) => one.name === name);
      const id = found && found.shape !== 'collection' ? found.item?.id : null;
      const place = id ? places.reference('article', id) : null;
      return place === null ? null : String(place);
    };
    const parents = { articleParentId: parentAt('articleParent'), parentId: parentAt('parent') };
    const { position, userMetadata: data } = raw;
    const exact: ArticleFields = {
      ...(state !== null && { state }),
      isAdultContent,
      ...(typeof cover === 'number' && { coverId: cover }),
      ...(typeof position === 'number' && { position }),
      ...(isPresent(data) && { userMetadata: typeof data === 'string' ? data : JSON.stringify(data) }),
    };
    const content = this.options.contentOf(article);
    if (content !== article.content) this.lost.push({ code: 'section', title, detail: '' });
    if (isPresent(article.raw.customArticleTemplate)) this.lost.push({ code: 'template', title, detail: '' });
    if (article.relations.some(({ name }) => !OWN_RELATIONS.has(name)))
      this.lost.push({ code: 'relation', title, detail: '' });
    if (state === 'public' && !isDraft) this.visible += 1;
    const row = {
      ...{ ...EMPTY, path: pathOf('article', resource.id), title, template, tags, isDraft, isWip, fields },
      category: this.placeOf(article.categoryId, title),
      content: places.text(content),
      links: places.links,
      exact: { ...exact, parents },
    };
    this.note(places, title);
    this.rows.push(withHash(row));
  }

  private async thing(kind: ThingKind, id: string, title: string, within: Values): Promise<void> {
    const values = { ...(await valuesOfThing(this.backup, kind, id)), ...within };
    const places = new Places(this.targets);
    const placed = places.values(values);
    const needs = NEEDS[kind];
    if (needs !== undefined && placed[needs] === undefined)
      return void this.lost.push({ code: 'parent', title, detail: '' });
    if (REQUIRED[kind]?.some((name) => placed[name] === undefined))
      return void this.lost.push({ code: 'damaged', title, detail: '' });
    const { parent } = this.passages.get(`${kind} ${id}`)?.raw ?? {};
    if (kind === 'manuscript_part' && isPresent(parent))
      this.lost.push({ code: 'nesting', title, detail: '' });
    if (values.state === 'public') this.visible += 1;
    const named = title || String(values.content ?? '').slice(0, SHOWN);
    this.note(places, named);
    const path = pathOf(kind, id);
    const thing = { kind, values: placed };
    this.rows.push(withHash({ ...EMPTY, path, title: named, template: kind, links: places.links, thing }));
  }

  /** The change of an entry that is there: what differs, if it is restored, and links to what comes back. */
  private async change(kind: ChangedKind, id: string, title: string, isRestored: boolean): Promise<void> {
    const ref = { worldId: this.options.worldId, kind, id };
    const { fields } = KINDS[kind];
    const now = await readValues(this.now, ref);
    const then = isRestored ? await readValues(this.backup, ref) : {};
    const places = new Places(this.targets);
    const changes: Record<string, Json> = {};
    for (const [name, stands] of Object.entries(now)) {
      const wasNone = isReference(name) && then[name] === null;
      const wanted = wasNone ? null : (then[name] ?? stands);
      const placed = places.values({ [name]: wanted })[name];
      if (placed === undefined) continue;
      const isOther = JSON.stringify(placed) !== JSON.stringify(wanted);
      if (isOther || !isSame(fields[name] ?? 'plain', wanted, stands)) changes[name] = placed;
    }
    this.note(places, isRestored ? title : '');
    if (Object.keys(changes).length === 0) return;
    const seen = Object.fromEntries(Object.keys(changes).map((name) => [name, now[name] ?? null]));
    if (exposureOf(changes, now)) this.visible += 1;
    const change = { kind, cause: isRestored ? 'restore' : 'links', changes, seen } as const;
    const path = `backup/99/${kind}/${id}`;
    const update = { action: 'update', articleId: id } as const;
    this.rows.push(
      withHash({ ...EMPTY, ...update, path, title, template: kind, links: places.links, change }),
    );
  }
}

const noDraft = () => Promise.reject(new Error('A backup has no drafts'));

async function readValues(service: FullService, ref: { worldId: WorldId; kind: ChangedKind; id: string }) {
  const own = { ...service, draft: noDraft, patchDraft: noDraft };
  return (await KINDS[ref.kind].read(own, ref, {})).values;
}
