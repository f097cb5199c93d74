import { TEXT_FIELDS, type WorldId } from '../../lib/model/index.ts';
import { newDraft, openOutbox } from '../../lib/outbox/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import { isText, type VersionState } from '../../lib/versions/index.ts';
import { fieldLabel } from '../history/index.ts';

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.some((one) => one === value);

/**
 * The text of a deleted article: its own, and below it, under headings, what its template asked for. World Anvil accepts
 * those texts from nobody. Pure.
 */
export function contentOf(state: VersionState): string {
  const asked = Object.entries(state).flatMap(([name, value]) =>
    name === 'content' || isOneOf(TEXT_FIELDS, name) || !isText(name, value) || value.trim() === ''
      ? []
      : `[h2]${fieldLabel(name)}[/h2]\n\n${value}`,
  );
  return [typeof state.content === 'string' ? state.content : '', ...asked]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Creates a draft with the texts of a deleted article. Returns its id. */
export async function makeAgain(worldId: WorldId, state: VersionState): Promise<string> {
  const [store, settings] = await Promise.all([openOutbox(), readSettings()]);
  const { title, template, tags, categoryId, isAdultContent } = state;
  const id = crypto.randomUUID();
  const draft = newDraft({
    ...{ worldId, clip: null, settings, now: Date.now(), id },
    template: typeof template === 'string' ? template : 'article',
  });
  const texts = TEXT_FIELDS.flatMap((name) =>
    typeof state[name] === 'string' && state[name] !== '' ? [[name, state[name]]] : [],
  );
  await store.add({
    ...draft,
    touched: true,
    text: {
      ...draft.text,
      title: typeof title === 'string' ? title : '',
      content: contentOf(state),
      fields: {
        ...draft.text.fields,
        ...Object.fromEntries(texts),
        tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
        ...(typeof categoryId === 'string' && { categoryId }),
        ...(isAdultContent === true && { isAdultContent }),
        // Readers see it only once somebody has looked at it.
        ...{ state: 'private', isDraft: true, isWip: false },
      },
    },
  });
  return id;
}
