import { detach } from '../../diagnostics/index.ts';
import { message } from '../../i18n/index.ts';
import { type ManuscriptText, publishReadingProgress } from '../../messaging/index.ts';
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

async function textOf(service: FullService, part: ManuscriptPart, options: Options): Promise<string> {
  if (isSupporting(part.raw) || listed(part.raw, 'beats')?.length === 0) return '';
  const beats: ManuscriptBeat[] = [];
  for await (const { id } of service.everyManuscriptBeat(part.id, options))
    beats.push(await service.manuscriptBeat(id, options));
  return beats
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ content }) => content)
    .filter((content) => content.trim() !== '')
    .join('\n\n');
}

/** Reads the current version part by part, each with its beats. Lists may have only top-level parts. */
async function readByParts(service: FullService, versionId: string, options: Options, tell: Tell) {
  const version = await service.manuscriptVersion(versionId, options);
  const ids = new Set<string>();
  for await (const { id } of service.everyManuscriptPart(versionId, options)) ids.add(id);
  const read: ReadPart[] = [];
  tell(0, ids.size);
  // The loop also visits ids that are added on the way.
  for (const id of ids) {
    const part = await service.manuscriptPart(id, options);
    for (const child of listed(part.raw, 'children') ?? []) ids.add(child);
    read.push({ part, text: await textOf(service, part, options) });
    tell(read.length, ids.size);
  }
  return { version, parts: partTree(read) };
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

/** Reads manuscripts, at most once at a time per version. Only the versions of their texts are stored. */
export function manuscriptTexts(call: CallService) {
  const running = new Map<string, { abort: AbortController; ended: Promise<Result<ManuscriptText>> }>();

  function begin(worldId: WorldId, versionId: string): Promise<Result<ManuscriptText>> {
    const abort = new AbortController();
    const { signal } = abort;
    const tell: Tell = (done, total) => publishReadingProgress({ versionId, done, total });
    const ended = call(worldId, (service) =>
      readText(service, versionId, { signal, urgency: 'person' }, tell).catch((error: unknown) => {
        throw signal.aborted ? new ProblemError({ kind: 'stopped', sentence: STOPPED }) : error;
      }),
    ).finally(() => {
      if (running.get(versionId)?.abort === abort) running.delete(versionId);
    });
    const recorded = ended.then(async (read) => {
      if (!read.ok) return;
      const { version, parts } = read.value;
      const state = { title: version.title, content: textOfParts(parts) };
      await recordText(worldId, { kind: 'manuscript', id: versionId }, state);
    });
    detach(recorded, 'versions.manuscript');
    running.set(versionId, { abort, ended });
    return ended;
  }

  return {
    read: (worldId: WorldId, versionId: string): Promise<Result<ManuscriptText>> =>
      running.get(versionId)?.ended ?? begin(worldId, versionId),
    stop(versionId: string): void {
      running.get(versionId)?.abort.abort();
      running.delete(versionId);
    },
  };
}
