import type { ManuscriptExport, ManuscriptNode, ManuscriptVersion } from '../../model/index.ts';
import { ServiceError } from '../failure.ts';
import { isRecord } from '../json.ts';
import { notUnderstood } from '../transport/failures.ts';
import { withCamelCase } from './answer.ts';
import { toPicture } from './reference.ts';
import { toId, toState, toText } from './values.ts';

/** Four levels are documented; far more of them is no manuscript, and would only wear out the stack. */
const DEEPEST = 32;

/**
 * The export of a version (API specification, Manuscript export). Parts that cannot be understood are left out with
 * what is under them. Rejects with `notUnderstood` where it is another version's, or none.
 */
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

/** Parts are keyed by their id, which they also hold; the keys serve where they do not. */
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
  const spelled = withCamelCase(value);
  return isRecord(spelled) ? spelled : {};
}
