import browser from 'webextension-polyfill';
import { ask } from '../../lib/bridge/index.ts';
import { type Draft, problemsOf } from '../../lib/outbox/index.ts';
import {
  type Connection,
  changeSettings,
  RECENT_TEMPLATES,
  type Settings,
} from '../../lib/settings/index.ts';
import { customKey } from '../template/index.ts';
import type { Desk } from './desk.ts';
import { type FieldProblem, metadataProblem } from './form.ts';

/** Everything that keeps the draft from being sent, in the order of the form. */
export function problemsIn(draft: Draft): FieldProblem[] {
  const metadata = metadataProblem(draft.text.fields.userMetadata);
  return [
    ...problemsOf(draft.text),
    ...(metadata ? [{ field: 'userMetadata' as const, sentence: metadata }] : []),
  ];
}

/** Hands the draft to the outbox and sees to it that somebody looks, even where the background does not answer. */
export async function save(desk: Desk, connection: Connection, settings: Settings): Promise<Draft | null> {
  const undoMs = settings.undoSeconds * 1_000;
  const kept = await desk.submit(connection.accountId, undoMs);
  if (!kept) return null;
  wake(undoMs);
  void rememberChoices(kept);
  return kept;
}

/** The alarm finds the background dead or alive; the message only makes it sooner. */
export function wake(inMs: number): void {
  void browser.alarms.create('outbox', { when: Date.now() + inMs });
  void ask('outbox.wake', {}).catch(() => {});
}

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);

/** What was chosen, for the next time on this site and in this world. */
export async function rememberChoices(draft: Draft): Promise<void> {
  const { target, worldId, fields } = draft.text;
  if (target.kind !== 'new') return;
  const key = target.customTemplateId ? customKey(target.customTemplateId) : target.template;
  const categoryId = fields.categoryId ?? null;
  const host = draft.origin ? hostOf(draft.origin.source.url) : null;
  await changeSettings((settings) => ({
    ...settings,
    recentTemplates: [key, ...settings.recentTemplates.filter((other) => other !== key)].slice(
      0,
      RECENT_TEMPLATES,
    ),
    perSite: host
      ? last(settings.perSite, host, { template: key, categoryId, tags: fields.tags ?? [] })
      : settings.perSite,
    perWorld: worldId ? last(settings.perWorld, worldId, { categoryId }) : settings.perWorld,
  }));
}

/** With this entry as the newest one. */
function last<T>(record: Record<string, T>, key: string, value: T): Record<string, T> {
  const { [key]: _old, ...rest } = record;
  return { ...rest, [key]: value };
}
