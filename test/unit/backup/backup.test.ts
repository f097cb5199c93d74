import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compareWithPlatform } from '../../../components/backup/compare.ts';
import { packBackup } from '../../../components/backup/pack.ts';
import { createBackupRunner } from '../../../lib/background/backup/backup-runner.ts';
import { createCallService } from '../../../lib/background/core/call-service.ts';
import { manuscriptTexts } from '../../../lib/background/manuscript/manuscript-text.ts';
import { forgetBackups, openBackup, type Run } from '../../../lib/history/backup/index.ts';
import { openLibrary } from '../../../lib/library/index.ts';
import { LISTED_RECORDS, unwrap, withoutRendered } from '../../../lib/model/index.ts';
import { deleteVersions, readVersion, readVersions, textOfParts } from '../../../lib/versions/index.ts';
import { furnish } from '../background/browser.ts';
import { type OpenWorld, openWorld } from './world.ts';

// Whole worlds are read here, from a platform that listens.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { signal } = new AbortController();
const quiet = { signal, onProgress: () => {} };
let world: OpenWorld;

const pack = (run: Run, withSecrets = false) => packBackup({ run, title: 'Saltmere', withSecrets, ...quiet });

describe.each(['current', 'earlier'] as const)('a backup, %s version', (version) => {
  beforeEach(async () => {
    furnish();
    await forgetBackups(null);
    await deleteVersions(null);
    await (await openLibrary()).clear();
    world = await openWorld(version);
    world.serve();
  });
  afterEach(() => world.platform.close());

  it('contains everything of the world except secrets, and every file matches the manifest', async () => {
    const run = await world.read();
    expect(run).toMatchObject({ state: 'ready', service: version, sentence: null });
    expect(world.paths().filter((path) => /\/secret(\/|\?|$)/.test(path))).toEqual([]);
    const { blob, name, left } = await pack(run);
    expect(left).toBe(0);
    expect(name).toMatch(/^loreside-backup-[\p{L}\p{N}-]+-\d{4}-\d\d-\d\d\.zip$/u);
    const { manifest, verify, json } = await openBackup(blob);
    const { platform } = world;
    const articles = platform.articles(platform.worldId);
    expect(manifest.counts).toMatchObject({ article: articles.length });
    expect(manifest.counts.secret).toBeUndefined();
    for (const kind of ['category', 'statblock', 'image']) expect(manifest.counts[kind]).toBeGreaterThan(0);
    expect(manifest.versions.length).toBeGreaterThan(0);
    expect(await verify(quiet)).toEqual({ damaged: [], extra: [] });
    const first = manifest.resources.find(({ id }) => id === articles[0]?.id);
    expect(await json(first?.json ?? '')).toMatchObject({
      id: articles[0]?.id,
      content: articles[0]?.texts.content,
    });
  });

  it('contains World Anvil’s responses key by key, without rendered texts', async () => {
    const { manifest, json } = await openBackup((await pack(await world.read())).blob);
    const { platform } = world;
    const kinds = new Set(manifest.resources.map(({ kind }) => kind));
    const read =
      version === 'current'
        ? LISTED_RECORDS.filter(
            (kind) => !['notebook', 'notesection', 'note', 'manuscript_tag'].includes(kind),
          )
        : [];
    expect([...kinds]).toEqual(expect.arrayContaining(['article', 'category', 'statblock', ...read]));
    const answer = async (kind: string, id: string) =>
      withoutRendered(await world.answer(kind === 'statblock' ? 'block' : kind, id));
    for (const kind of kinds) {
      if (kind === 'article' || kind === 'secret') continue;
      const [resource] = manifest.resources.filter((one) => one.kind === kind);
      expect(await json(resource?.json ?? ''), kind).toEqual(await answer(kind, resource?.id ?? ''));
    }
    expect(await json('world.json')).toEqual(await answer('world', platform.worldId));
    const [text] = manifest.versions;
    const held = await json(text?.json ?? '');
    expect(held).toMatchObject({ version: await answer('manuscript_version', text?.id ?? '') });
    if (version === 'earlier')
      expect(held).toMatchObject({ export: await answer('manuscript_export', text?.id ?? '') });
    expect(manifest.refused).toEqual(version === 'current' ? ['notebook'] : []);
    expect(manifest.rendered).toBe('left out');
  });

  it('links texts to other files, and every link works', async () => {
    const { blob } = await pack(await world.read());
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    let links = 0;
    for (const [path, bytes] of Object.entries(files)) {
      if (!path.endsWith('.md')) continue;
      for (const [, to = ''] of strFromU8(bytes).matchAll(/\]\((\.{1,2}\/[^)]*)\)/g)) {
        const base = `https://a.example/${path.split('/').map(encodeURIComponent).join('/')}`;
        expect(Object.keys(files)).toContain(decodeURIComponent(new URL(to, base).pathname.slice(1)));
        links += 1;
      }
    }
    expect(links).toBeGreaterThan(5);
  });

  it('records the texts of manuscripts as versions: once, and the same as the panel reads', async () => {
    const { manifest } = await openBackup((await pack(await world.read())).blob);
    const { worldId } = world.platform;
    const texts = manuscriptTexts(createCallService(world.services));
    for (const { id } of manifest.versions) {
      const [version, ...others] = (await readVersions(worldId, { kind: 'manuscript', id }))?.versions ?? [];
      expect(others).toEqual([]);
      const recorded = await readVersion(worldId, { kind: 'manuscript', id }, version?.at ?? 0);
      const read = unwrap(await texts.read(worldId, id));
      expect(recorded).toEqual({ title: read.version.title, content: textOfParts(read.parts) });
    }
  });

  it('reads only what has changed', async () => {
    await world.read();
    world.platform.clearRequests();
    await world.read();
    const reads = world.paths().filter((path) => /\/article(\/|$)/.test(path));
    expect(reads).toEqual([]);
  });

  it('is continued by another worker, and nothing is read twice', async () => {
    const { platform, services } = world;
    const first = createBackupRunner(services);
    let died: Promise<void> | null = null;
    const stop = platform.on('request', () => {
      const reads = world.paths().filter((path) => /\/article(\/|$)/.test(path)).length;
      if (reads === 6) died ??= first.suspend();
    });
    await first.begin(platform.worldId, 'backup');
    await first.wake();
    await died;
    stop();
    expect(died).not.toBeNull();
    expect((await world.run()).state).toBe('running');
    await createBackupRunner(services).wake();
    expect((await world.run()).state).toBe('ready');
    const reads = world.paths().filter((path) => /\/article(\/|$)/.test(path));
    expect(reads.length).toBeLessThanOrEqual(platform.articles(platform.worldId).length + 1);
  });

  it('contains no secret’s content unless requested', async () => {
    const { service, platform } = world;
    const contents: string[] = [];
    const [carrier] = platform.articles(platform.worldId);
    const { items } = await service.secrets(platform.worldId, 0);
    const embeds = items.map(({ id }) => `[secret:${id}]`).join(' ');
    await service.patchArticle(carrier?.id ?? '', platform.worldId, { content: embeds });
    if (version === 'current') {
      const [history] = platform.entities('history');
      const [map] = platform.entities('map');
      await world.patch('history', String(history?.id), { content: embeds, fullcontent: embeds });
      await world.patch('map', String(map?.id), { description: embeds });
      await world.patch('world', platform.worldId, { description: embeds });
    }
    for await (const { id } of service.everySecret(platform.worldId)) {
      const { content } = await service.secret(id);
      contents.push(...(content.match(/[^[\]\n*"<>&’']{24,}/g) ?? []));
    }
    expect(contents.length).toBeGreaterThan(3);
    const { blob } = await pack(await world.read());
    const texts = Object.values(unzipSync(new Uint8Array(await blob.arrayBuffer()))).map((bytes) =>
      strFromU8(bytes),
    );
    expect(contents.filter((content) => texts.some((text) => text.includes(content)))).toEqual([]);
  });

  it('contains secrets if requested', async () => {
    const { manifest } = await openBackup((await pack(await world.read(), true)).blob);
    expect(manifest.withSecrets).toBe(true);
    expect(manifest.counts.secret).toBeGreaterThan(0);
  });

  it('doesn’t differ from the world it was just made of', async () => {
    const backup = await openBackup((await pack(await world.read())).blob);
    const compared = await compareWithPlatform({ backup, run: await world.read('check'), ...quiet });
    expect(compared).toMatchObject({ added: [], gone: [], changed: [], isOtherVersion: false });
    expect(compared.same).toBe(backup.manifest.resources.length);
  });
});

describe('compared with the world later', () => {
  beforeEach(async () => {
    furnish();
    await forgetBackups(null);
    await (await openLibrary()).clear();
    world = await openWorld('current');
    world.serve();
  });
  afterEach(() => world.platform.close());

  it('shows what is new, changed and gone', async () => {
    const { platform, service } = world;
    const { worldId } = platform;
    const backup = await openBackup((await pack(await world.read())).blob);
    const [first, second, third] = platform.articles(worldId);
    if (!first || !second || !third) throw new Error('The world is too small.');
    await service.patchArticle(first.id, worldId, { content: 'The bell rings by itself.' });
    await service.deleteArticle(second.id);
    await service.createArticle({ worldId, title: 'The drowned bell', template: 'article' });
    const one = (kind: string) => String(platform.entities(kind)[0]?.id);
    const [history, marker, era, beat] = [one('history'), one('marker'), one('era'), one('manuscript_beat')];
    await world.patch('history', history, { content: 'It happened otherwise.' });
    await world.patch('era', era, { description: 'When the lamps were lit.' });
    await world.patch('manuscript_beat', beat, { content: 'Another sentence.' });
    await world.patch('world', worldId, { subtitle: 'Trust nobody.' });
    await world.remove('marker', marker);
    const run = await world.read('check');
    const compared = await compareWithPlatform({ backup, run, ...quiet });
    expect(compared.added.map(({ title }) => title)).toEqual(['The drowned bell']);
    expect(compared.gone.map(({ id }) => id).sort()).toEqual([second.id, marker].sort());
    const changed = new Map(
      compared.changed.map(({ resource, fields }) => [`${resource.kind} ${resource.title}`, fields]),
    );
    const book = backup.manifest.versions.find(({ title }) => changed.has(`manuscript ${title}`));
    const titleOf = (kind: string) => `${kind} ${platform.entities(kind)[0]?.title}`;
    const lists = [titleOf('map'), titleOf('timeline')];
    expect([...changed.keys()].filter((key) => !lists.includes(key)).sort()).toEqual(
      [
        `article ${first.title}`,
        `manuscript ${book?.title}`,
        ...[titleOf('history'), titleOf('era'), `world ${backup.manifest.world.title}`],
      ].sort(),
    );
    expect(changed.get(`article ${first.title}`)).toContainEqual({
      ...{ name: 'Text', path: ['content'] },
      before: first.texts.content,
      after: 'The bell rings by itself.',
    });
    expect(changed.get(titleOf('history'))?.map(({ path }) => path)).toEqual([['content']]);
  });
});
