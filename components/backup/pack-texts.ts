import {
  type Archive,
  type FindLink,
  keyOf,
  type Manifest,
  type Places,
  textsOf,
  versionMarkdown,
  versionsOf,
  versionText,
} from '../../lib/history/backup/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

/** What is needed to write the files of a backup. */
export interface PackContext {
  archive: Archive;
  places: Places;
  worldId: WorldId;
  /** Entries by key. */
  titles: ReadonlyMap<string, { title: string }>;
  written: (json: unknown) => string;
  findFrom: (path: string) => FindLink;
}

/** Packs the versions of all manuscripts with their texts. Resolves to their part of the manifest. */
export async function packTexts(context: PackContext): Promise<Manifest['versions']> {
  const { archive, places, worldId, titles, written, findFrom } = context;
  const packed: Manifest['versions'] = [];
  for (const { manuscriptId, versionId } of await versionsOf(worldId)) {
    const ref = { kind: 'manuscript', id: manuscriptId };
    const text = versionText(await textsOf(worldId, versionId));
    const title = text?.title ?? '';
    const place = places.part(ref, title, versionId);
    if (!text || !place) continue;
    await archive.add(place.json, written(text.json));
    const manuscript = titles.get(keyOf(ref))?.title ?? '';
    if (place.markdown) {
      const find = findFrom(place.markdown);
      await archive.add(
        place.markdown,
        versionMarkdown({ id: versionId, title, manuscript }, text.nodes, find),
      );
    }
    packed.push({ manuscriptId, id: versionId, title, ...place });
  }
  return packed;
}
