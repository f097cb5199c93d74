import { t } from '../../lib/i18n/index.ts';
import { linkMentions } from '../../lib/unlinked-mentions/index.ts';
import { announce } from '../ui/index.ts';
import type { Place } from './place.ts';
import type { ListView } from './view-state.ts';

/** Copies the mention that a place would become. Resolves to the announced sentence. */
export async function copyPlace(place: Place, view: ListView): Promise<string> {
  const target = view.target(place);
  const hit = target === null ? null : view.hit(target);
  if (!hit) return t('entry.copyFailed');
  const { name } = place;
  const mention = linkMentions(name, [
    { start: 0, end: name.length, target: { id: hit.ref.id, template: hit.template } },
  ]);
  let sentence = t('search.mentionCopied', { title: hit.title || t('common.untitled') });
  try {
    await navigator.clipboard.writeText(mention);
  } catch {
    // Not allowed here.
    sentence = t('entry.copyFailed');
  }
  announce(sentence);
  return sentence;
}
