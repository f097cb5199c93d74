import { type Captured, type Draft, type DraftOrigin, newDraft } from '../../../lib/outbox/index.ts';
import type { Settings } from '../../../lib/settings/index.ts';
import type { AvailableWorlds, ConnectionSummary } from '../../../lib/stored-state/index.ts';

/**
 * The key for a site's remembered choices: its host and the world, because tags, categories and templates belong to one
 * world. Null if either is missing.
 */
export function siteKey(address: string, worldId: string | null): string | null {
  return worldId !== null && URL.canParse(address) ? `${new URL(address).host} ${worldId}` : null;
}

const CUSTOM = 'custom:';
const FALLBACK = 'article';

/** What a new draft starts from. */
export interface DraftDefaults {
  connection: ConnectionSummary;
  available: AvailableWorlds;
  settings: Settings;
  now: number;
  id: string;
}

/** The world that drafts go to: the chosen one, or the only one. */
export function worldFor({ worldId, worlds }: AvailableWorlds): string | null {
  return worldId ?? (worlds.length === 1 ? (worlds[0]?.id ?? null) : null);
}

/** The last choices for this page's site and world, under the bare host that `newDraft` looks them up by. */
function rememberedChoices(settings: Settings, origin: DraftOrigin | null, worldId: string | null) {
  const address = origin?.source.url;
  const key = address ? siteKey(address, worldId) : null;
  const remembered = key === null ? undefined : settings.perSite[key];
  return { habit: remembered, perSite: remembered && address ? { [new URL(address).host]: remembered } : {} };
}

/** The category that a new draft starts with: the last one for this site, else for this world. */
export function lastCategory(settings: Settings, origin: DraftOrigin | null, worldId: string | null) {
  const { habit } = rememberedChoices(settings, origin, worldId);
  const inWorld = worldId === null ? undefined : settings.perWorld[worldId];
  return habit?.categoryId ?? inWorld?.categoryId ?? null;
}

/**
 * A new draft. Its template is the one last used on this site, else the one that the page suggests, else a plain
 * article. Without a capture, the draft is empty and has the given title.
 * @param suggested a template that the page clearly suggests
 */
export function initialDraft(
  captured: Captured | null,
  suggested: string | null,
  { connection, available, settings, now, id }: DraftDefaults,
  title = '',
): Draft {
  const worldId = worldFor(available);
  const { habit: remembered, perSite } = rememberedChoices(settings, captured, worldId);
  const key = remembered?.template ?? suggested ?? FALLBACK;
  const custom = key.startsWith(CUSTOM) ? key.slice(CUSTOM.length) : null;
  const code = custom ? FALLBACK : key;
  const known = connection.state === 'none' || connection.templates.includes(code);
  const template = known ? code : FALLBACK;
  const draft = newDraft({
    worldId,
    template,
    clip: captured,
    settings: { ...settings, perSite },
    now,
    id,
  });
  const target = { kind: 'new' as const, template, customTemplateId: custom };
  return { ...draft, text: { ...draft.text, target, title: captured ? draft.text.title : title } };
}

/** The draft as the form shows it: one without a world would go to the chosen one. It is stored when its person saves. */
export function withDefaultWorld(draft: Draft | null, available: AvailableWorlds | undefined): Draft | null {
  if (draft?.delivery.state !== 'editing' || draft.text.worldId !== null || !available) return draft;
  const worldId = worldFor(available);
  return worldId ? { ...draft, text: { ...draft.text, worldId } } : draft;
}
