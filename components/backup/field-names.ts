import type { FieldDifference } from '../../lib/history/backup/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { Json } from '../../lib/model/index.ts';
import { fieldLabel } from '../history/operation-text.ts';

/** Path segments that mean nothing to a reader. */
const OMITTED_SEGMENTS: ReadonlySet<string> = new Set([
  'parts',
  'part',
  'beats',
  'children',
  'export',
  'sections',
  'version',
]);
/** Fields in which a manuscript's part repeats its own parts and beats, which are compared on their own. */
const REPEATED: ReadonlySet<string> = new Set(['parts', 'beats', 'children']);

type JsonRecord = { readonly [name: string]: Json | undefined };

const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inside = (value: Json | undefined, step: string): Json | undefined =>
  isRecord(value) ? value[step] : undefined;

function titleOf(value: Json | undefined): string | null {
  const title = inside(value, 'title') ?? inside(inside(value, 'part'), 'title');
  return typeof title === 'string' && title !== '' ? title : null;
}

/**
 * The label of a field: “Category”, and in a manuscript “Chapter one › Text”. `whole` is the object that the path leads
 * through. Pure.
 */
export function fieldName(path: readonly string[], whole: Json | undefined): string {
  const words: string[] = [];
  let at = whole;
  for (const [place, step] of path.entries()) {
    at = inside(at, step);
    if (OMITTED_SEGMENTS.has(step)) continue;
    if (!/^[\da-f]{8}-|^\d+$/i.test(step)) words.push(fieldLabel(step));
    else if (path[place - 1] !== 'beats') words.push(titleOf(at) ?? t('common.untitled'));
  }
  // The text of a section is labeled with the section's name alone.
  const isSection = path[0] === 'sections' && path.length > 2 && path.at(-1) === 'content';
  return (isSection ? words.slice(0, -1) : words).join(' › ') || t('backup.allFields');
}

/** All texts in a part that was added or removed as a whole. */
function textsIn(value: Json | undefined): string[] {
  if (!isRecord(value)) return [];
  const { content, part, beats, children } = value;
  const below = [beats, children].flatMap((held) =>
    isRecord(held) ? Object.values(held).flatMap(textsIn) : [],
  );
  const own = typeof content === 'string' && content.trim() !== '' ? [content] : [];
  return [...own, ...textsIn(part), ...below];
}

const asText = (value: Json | undefined): Json | undefined =>
  isRecord(value) ? textsIn(value).join('\n\n') : value;

/**
 * The differences in a manuscript's text, part by part, without repetition. Parts that were added or removed as a whole
 * are shown by their text. Pure.
 */
export function inManuscript(fields: readonly FieldDifference[]): FieldDifference[] {
  return fields
    .filter(
      ({ path }) =>
        !(path.at(-2) === 'part' && REPEATED.has(path.at(-1) ?? '')) &&
        !(path[0] === 'version' && path[1] === 'parts') &&
        // A beat's title only repeats its text.
        !(path.at(-3) === 'beats' && path.at(-1) === 'title'),
    )
    .map(({ path, before, after }) => ({ path, before: asText(before), after: asText(after) }));
}
