import type { Draft } from '../../../lib/outbox/index.ts';
import { changeSettings, RECENT_TEMPLATES } from '../../../lib/settings/index.ts';
import { customKey } from '../../template/index.ts';
import { siteKey } from '../start/initial-draft.ts';

/** Stores the choices in a draft as defaults for its site and world. */
export async function rememberChoices(draft: Draft): Promise<void> {
  const { target, worldId, fields } = draft.text;
  if (target.kind !== 'new') return;
  const key = target.customTemplateId ? customKey(target.customTemplateId) : target.template;
  const categoryId = fields.categoryId ?? null;
  const site = draft.origin ? siteKey(draft.origin.source.url, worldId) : null;
  await changeSettings((settings) => ({
    ...settings,
    recentTemplates: [key, ...settings.recentTemplates.filter((other) => other !== key)].slice(
      0,
      RECENT_TEMPLATES,
    ),
    perSite: site
      ? last(settings.perSite, site, { template: key, categoryId, tags: fields.tags ?? [] })
      : settings.perSite,
    perWorld: worldId ? last(settings.perWorld, worldId, { categoryId }) : settings.perWorld,
  }));
}

/** Moves the entry to the end, as the newest one. */
function last<T>(record: Record<string, T>, key: string, value: T): Record<string, T> {
  const { [key]: _old, ...rest } = record;
  return { ...rest, [key]: value };
}
