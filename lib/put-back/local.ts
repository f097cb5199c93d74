import { asJson } from '../history/index.ts';
import type { Json, Raw } from '../model/index.ts';
import { createLocalService, type FullService } from '../service/index.ts';
import type { BackupFiles, ReadRaw } from './options.ts';

/** Names of kinds in addresses that backups call otherwise. */
const KINDS: Readonly<Record<string, string>> = {
  block: 'statblock',
  variablecollection: 'variable_collection',
};

/** The service over responses that were stored, so that they are parsed like all others. */
export const serviceOver = (read: ReadRaw): FullService =>
  createLocalService(async ({ path, query }) => {
    const raw = await read(KINDS[path] ?? path, query?.id ?? '');
    return raw ? { status: 200, body: { ...raw, success: true } } : { status: 404, body: { success: false } };
  });

/** An object of a response. */
export const rawIn = (value: unknown): Raw | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;

/** A part or passage of a manuscript's text. */
export interface Passage {
  kind: 'manuscript_version' | 'manuscript_part' | 'manuscript_beat';
  id: string;
  title: string;
  /** The id of what it is in. */
  within: string;
  raw: Raw;
}

const entriesIn = (value: unknown): [string, Raw][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([id, one]: [string, Json]) => {
        const raw = rawIn(one);
        return raw ? [[id, raw]] : [];
      })
    : [];
const position = (raw: Raw): number => Number(raw.position ?? 0) || 0;
const inOrder = ([, a]: [string, Raw], [, b]: [string, Raw]): number => position(a) - position(b);
const titleIn = ({ title }: Raw): string => (typeof title === 'string' ? title : '');

/** The texts of a manuscript in a backup, from its versions down. */
export async function passagesOf(backup: BackupFiles, manuscriptId: string): Promise<Passage[]> {
  const found: Passage[] = [];
  for (const one of backup.manifest.versions) {
    if (one.manuscriptId !== manuscriptId) continue;
    const whole = rawIn(await backup.json(one.json));
    const version = rawIn(asJson(whole?.version));
    if (!whole || !version) continue;
    found.push({
      kind: 'manuscript_version',
      id: one.id,
      title: one.title,
      within: manuscriptId,
      raw: version,
    });
    const parts = entriesIn(whole.parts).map(([id, held]): [string, Raw, unknown] => [
      id,
      rawIn(asJson(held.part)) ?? {},
      held.beats,
    ]);
    for (const [id, part, beats] of parts.sort(([, a], [, b]) => position(a) - position(b))) {
      found.push({ kind: 'manuscript_part', id, title: titleIn(part), within: one.id, raw: part });
      for (const [beatId, beat] of entriesIn(beats).sort(inOrder))
        found.push({ kind: 'manuscript_beat', id: beatId, title: '', within: id, raw: beat });
    }
  }
  return found;
}
