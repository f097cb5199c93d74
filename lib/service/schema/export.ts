import type { ManuscriptExport, ManuscriptNode, ManuscriptVersion } from '../../model/index.ts';
import { ServiceError } from '../failure.ts';
import { isRecord } from '../json.ts';
import { notUnderstood } from '../transport/failures.ts';
import { toId, toState, toText } from './fields.ts';
import { withCamelCase } from './parse.ts';
import { toPicture } from './reference.ts';

/** Four levels are documented. This limit only protects the stack. */
const DEEPEST = 32;

/** Parses a manuscript export. Invalid parts are dropped with their children. Throws `notUnderstood`. */
export function exportOf(raw: unknown, versionId: string): ManuscriptExport {
  const { manuscript, version, parts } = recordOf(raw);
  const read: ManuscriptExport = {
    manuscript: { ...headOf(manuscript), status: toText(recordOf(manuscript).status) },
    version: headOf(version),
    parts: nodesOf(parts, 0),
  };
  if (read.version.id.toLowerCase() !== versionId.toLowerCase())
    throw new ServiceError(notUnderstood('shape'));
  return read;
}

function headOf(value: unknown): ManuscriptVersion {
  const { id, title, state } = recordOf(value);
  return { id: toId(id) ?? '', title: toText(title) ?? '', state: toState(state) };
}

/** Parts are keyed by id. The key is used if the part itself has no id. */
function nodesOf(value: unknown, depth: number): ManuscriptNode[] {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return [];
  const keyed = !Array.isArray(value);
  return Object.entries(value).flatMap(([key, entry]) => {
    if (!isRecord(entry)) return [];
    const id = toId(entry.id) ?? (keyed ? toId(key) : null);
    if (id === null) return [];
    return [
      {
        id,
        type: toText(entry.type) ?? 'text',
        title: toText(entry.title) ?? '',
        content: toText(entry.content) ?? '',
        image: toPicture(entry.image),
        children: nodesOf(entry.children, depth + 1),
      },
    ];
  });
}

function recordOf(value: unknown): Record<string, unknown> {
  const renamed = withCamelCase(value);
  return isRecord(renamed) ? renamed : {};
}
