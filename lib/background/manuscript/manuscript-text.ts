import { detach } from '../../diagnostics/index.ts';
import { message } from '../../i18n/index.ts';
import {
  type ManuscriptPassage,
  type ManuscriptPassages,
  type ManuscriptText,
  publishReadingProgress,
} from '../../messaging/index.ts';
import type {
  ManuscriptBeat,
  ManuscriptNode,
  ManuscriptPart,
  Raw,
  Result,
  WorldId,
} from '../../model/index.ts';
import { ProblemError } from '../../model/index.ts';
import type { CallOptions, FullService } from '../../service/index.ts';
import { recordText, textOfParts } from '../../versions/index.ts';
import type { CallService } from '../core/call-service.ts';

/** A part with the text of its beats, in order. */
interface ReadPart {
  part: ManuscriptPart;
  text: string;
}

/** Whether a part is a folder of notes, which doesn't belong to the book (API specification, Export rules). */
export const isSupporting = (raw: Raw): boolean =>
  [true, 1, '1', 'true'].some((yes) => raw.isSupporting === yes);

/** A tree of parts by parent and position. A part whose parent is missing, or its descendant, becomes a root. */
export function partTree(read: readonly ReadPart[]): ManuscriptNode[] {
  const nodes = new Map(read.map(({ part, text }) => [part.id, nodeOf(part, text)]));
  const parents = new Map(read.map(({ part }) => [part.id, part.parentId]));
  const inOrder = [...read].sort((a, b) => (a.part.position ?? 0) - (b.part.position ?? 0));
  const roots: ManuscriptNode[] = [];
  for (const { part } of inOrder) {
    const node = nodes.get(part.id);
    if (!node || isSupporting(part.raw)) continue;
    const parent = part.parentId !== null && !isBelow(part.parentId, part.id, parents) ? part.parentId : null;
    (nodes.get(parent ?? '')?.children ?? roots).push(node);
  }
  return roots;
}

function nodeOf({ id, type, title, content, image }: ManuscriptPart, text: string): ManuscriptNode {
  const whole = [content, text].filter((one) => one.trim() !== '').join('\n\n');
  return { id, type, title, content: whole, image, children: [] };
}

/** Whether `above` is `id` or one of its ancestors. */
function isBelow(id: string, above: string, parents: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>();
  for (let at: string | null = id; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === above) return true;
    seen.add(at);
  }
  return false;
}

const STOPPED = message('manuscript.stopped');

type Options = CallOptions & { signal: AbortSignal };
type Tell = (done: number, total: number | null) => void;

/** Ids of a part's children. Null if World Anvil doesn't say. */
function listed(raw: ManuscriptPart['raw'], name: string): string[] | null {
  const value = raw[name];
  if (!Array.isArray(value)) return null;
  return value.flatMap((one: unknown) => {
    const id: unknown = typeof one === 'object' && one !== null && 'id' in one ? one.id : one;
    return typeof id === 'string' && id !== '' ? [id] : [];
  });
}

async function beatsOf(
  service: FullService,
  { id: partId, raw }: ManuscriptPart,
  options: Options,
): Promise<ManuscriptBeat[]> {
  const beats: ManuscriptBeat[] = [];
  if (listed(raw, 'beats')?.length === 0) return beats;
  for await (const { id } of service.everyManuscriptBeat(partId, options))
    beats.push(await service.manuscriptBeat(id, options));
  return beats.sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
}

const textOf = (beats: readonly ManuscriptBeat[]): string =>
  beats
    .map(({ content }) => content)
    .filter((content) => content.trim() !== '')
    .join('\n\n');

/** The parts of versions, one by one. Lists may have only top-level parts. */
async function* partsOf(
  service: FullService,
  versionIds: readonly string[],
  options: Options,
  tell: Tell,
): AsyncGenerator<{ part: ManuscriptPart; versionId: string }> {
  const versions = new Map<string, string>();
  for (const versionId of versionIds)
    for await (const { id } of service.everyManuscriptPart(versionId, options)) versions.set(id, versionId);
  let done = 0;
  tell(done, versions.size);
  // The loop also visits ids that are added on the way.
  for (const [id, versionId] of versions) {
    const part = await service.manuscriptPart(id, options);
    for (const child of listed(part.raw, 'children') ?? [])
      if (!versions.has(child)) versions.set(child, versionId);
    yield { part, versionId };
    tell(++done, versions.size);
  }
}

/** Reads the current version part by part, each with its beats. */
async function readByParts(service: FullService, versionId: string, options: Options, tell: Tell) {
  const version = await service.manuscriptVersion(versionId, options);
  const read: ReadPart[] = [];
  for await (const { part } of partsOf(service, [versionId], options, tell))
    read.push({ part, text: isSupporting(part.raw) ? '' : textOf(await beatsOf(service, part, options)) });
  return { version, parts: partTree(read) };
}

/** Reads where the text of a manuscript is, in all versions, notes included. */
async function readPassages(
  service: FullService,
  manuscriptId: string,
  options: Options,
  tell: Tell,
): Promise<ManuscriptPassages> {
  const versions = new Map<string, ManuscriptPassage['version']>();
  for await (const { id, title, state } of service.everyManuscriptVersion(manuscriptId, options))
    versions.set(id, { title, state });
  const passages: ManuscriptPassages['passages'] = [];
  for await (const { part, versionId } of partsOf(service, [...versions.keys()], options, tell)) {
    const { id, title, content } = part;
    const place = { version: versions.get(versionId) ?? { title: '', state: null }, partTitle: title };
    passages.push({ kind: 'manuscriptPart', id, texts: { title, content }, ...place });
    for (const beat of await beatsOf(service, part, options))
      passages.push({ kind: 'manuscriptBeat', id: beat.id, texts: { content: beat.content }, ...place });
  }
  return { versions: versions.size, passages };
}

async function readText(
  service: FullService,
  versionId: string,
  options: Options,
  tell: Tell,
): Promise<ManuscriptText> {
  if (service.capabilities.missing.has('manuscriptExport'))
    return readByParts(service, versionId, options, tell);
  tell(0, null);
  const { version, parts } = await service.manuscriptExport(versionId, options);
  return { version, parts };
}

/** Reads something at most once at a time per id. */
function readings<Value>(
  call: CallService,
  read: (service: FullService, id: string, options: Options, tell: Tell) => Promise<Value>,
  onBegun: (worldId: WorldId, id: string, ended: Promise<Result<Value>>) => void = () => {},
) {
  const running = new Map<string, { abort: AbortController; ended: Promise<Result<Value>> }>();

  function begin(worldId: WorldId, id: string): Promise<Result<Value>> {
    const abort = new AbortController();
    const { signal } = abort;
    const tell: Tell = (done, total) => publishReadingProgress({ versionId: id, done, total });
    const ended = call(worldId, (service) =>
      read(service, id, { signal, urgency: 'person' }, tell).catch((error: unknown) => {
        throw signal.aborted ? new ProblemError({ kind: 'stopped', sentence: STOPPED }) : error;
      }),
    ).finally(() => {
      if (running.get(id)?.abort === abort) running.delete(id);
    });
    running.set(id, { abort, ended });
    onBegun(worldId, id, ended);
    return ended;
  }

  return {
    read: (worldId: WorldId, id: string): Promise<Result<Value>> =>
      running.get(id)?.ended ?? begin(worldId, id),
    stop(id: string): void {
      running.get(id)?.abort.abort();
      running.delete(id);
    },
  };
}

async function record(worldId: WorldId, versionId: string, ended: Promise<Result<ManuscriptText>>) {
  const read = await ended;
  if (!read.ok) return;
  const { version, parts } = read.value;
  const state = { title: version.title, content: textOfParts(parts) };
  await recordText(worldId, { kind: 'manuscript', id: versionId }, state);
}

/** Reads manuscripts. Only the versions of their texts are stored. */
export function manuscriptTexts(call: CallService) {
  const texts = readings(call, readText, (...begun) => detach(record(...begun), 'versions.manuscript'));
  const passages = readings(call, readPassages);
  return {
    read: texts.read,
    readPassages: passages.read,
    stop(id: string): void {
      texts.stop(id);
      passages.stop(id);
    },
  };
}
