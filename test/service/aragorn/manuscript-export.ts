import { linksOf, listEntities, type StoredEntity } from '../database/index.ts';
import { imageReference, type ReferenceContext } from './reference.ts';

/** Exported levels below the root: enough for acts, chapters and scenes. */
const deepest = 4;

/** The parts of a version, nested and keyed by id. Omits supporting folders and deeper levels. */
export function exportedParts(version: StoredEntity, context: ReferenceContext): Record<string, unknown> {
  const parts = listEntities(context.store, {
    kind: 'manuscript_part',
    within: { kind: 'linked', name: 'version', targetKind: 'manuscript_version', targetId: version.id },
  });
  const byParent = Map.groupBy(parts, (part) => linksOf(context.store, part, 'parent')[0]?.id ?? null);
  for (const siblings of byParent.values())
    siblings.sort((one, two) => Number(one.fields.position) - Number(two.fields.position));

  const level = (parentId: string | null, depth: number): Record<string, unknown> => {
    if (depth > deepest) return {};
    const inside = (byParent.get(parentId) ?? []).filter(({ fields }) => fields.isSupporting !== true);
    return Object.fromEntries(inside.map((part) => [part.id, exported(part, depth)]));
  };
  const exported = (part: StoredEntity, depth: number) => {
    const { id, title, fields } = part;
    const image = linksOf(context.store, part, 'image')[0];
    return {
      id,
      type: fields.type,
      title: title === '' ? null : title,
      content: textOf(part, context),
      ...(fields.type === 'folder' ? { children: level(id, depth + 1) } : {}),
      ...(fields.type === 'image' && image ? { image: imageReference(Number(image.id), context) } : {}),
    };
  };
  return level(null, 1);
}

/** A part's own text, followed by the texts of its beats. */
function textOf(part: StoredEntity, { store }: ReferenceContext): string | null {
  const within = { kind: 'linked', name: 'part', targetKind: 'manuscript_part', targetId: part.id } as const;
  const beats = listEntities(store, { kind: 'manuscript_beat', within });
  const texts = [part.fields.content, ...beats.map(({ fields }) => fields.content)];
  const said = texts.filter((text): text is string => typeof text === 'string' && text !== '');
  return said.length > 0 ? said.join('\n\n') : null;
}
