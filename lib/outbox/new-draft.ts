import type { Instant, WorldId } from '../model/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Draft, DraftOrigin } from './draft.ts';

/** The initial text of a capture's draft, and its source. */
export interface Captured extends DraftOrigin {
  content: string;
}

/**
 * Creates a draft in the editor. Title and content come from the clip; tags and category from the last choice on this
 * site, or else in this world. The draft and in-progress flags are on. The settings may leave the state to the world.
 */
export function newDraft({
  worldId,
  template,
  clip,
  settings,
  now,
  id,
}: {
  worldId: WorldId | null;
  template: string;
  clip: Captured | null;
  settings: Pick<Settings, 'sourceField' | 'defaultState' | 'perSite' | 'perWorld'>;
  now: Instant;
  id: string;
}): Draft {
  const { content = '', ...origin } = clip ?? {};
  const site = clip ? settings.perSite[hostOf(clip.source.url)] : undefined;
  const world = worldId === null ? undefined : settings.perWorld[worldId];
  return {
    id,
    rev: 0,
    createdAt: now,
    updatedAt: now,
    touched: false,
    text: {
      worldId,
      target: { kind: 'new', template, customTemplateId: null },
      title: clip?.titles[0] ?? '',
      content,
      fields: {
        tags: site?.tags ?? [],
        categoryId: site?.categoryId ?? world?.categoryId ?? null,
        isDraft: true,
        isWip: true,
        ...(settings.defaultState === 'world' ? {} : { state: settings.defaultState }),
      },
      sourceField: settings.sourceField,
    },
    origin: clip && 'source' in origin ? origin : null,
    delivery: { state: 'editing' },
  };
}

function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    // Not an address, so it has no host.
    return '';
  }
}
