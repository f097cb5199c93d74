import { TEXT_FIELDS, type TextField, type WorldId } from '../model/index.ts';
import type { Draft } from './draft.ts';
import { problemsOf } from './problems.ts';
import type { OutboxStore } from './store/store.ts';

/** The texts and tags of a draft by their field, as far as it has them. */
export type DraftTexts = Readonly<Record<string, string | string[]>>;

const isTextField = (name: string): name is TextField => TEXT_FIELDS.some((one) => one === name);

/** What people read of a draft. Pure. */
export function textsOfDraft({ text: { title, content, fields } }: Draft): DraftTexts {
  const texts: Record<string, string | string[]> = { title, content };
  for (const name of TEXT_FIELDS) {
    const value = fields[name];
    if (value !== undefined) texts[name] = value;
  }
  return fields.tags ? { ...texts, tags: fields.tags } : texts;
}

/** Whether a draft's text can be changed where it is: nothing of it was sent. Pure. */
export const isUnsent = ({ delivery }: Draft): boolean =>
  delivery.state === 'editing' || (delivery.state === 'queued' && delivery.progress.attempt === 0);

/** A world's drafts that were never sent. */
export const unsentDrafts = async (
  store: Pick<OutboxStore, 'list'>,
  worldId: WorldId,
): Promise<readonly Draft[]> =>
  (await store.list()).filter((draft) => draft.text.worldId === worldId && isUnsent(draft));

function withTexts(draft: Draft, texts: DraftTexts): Draft {
  const { title, content } = draft.text;
  const fields = { ...draft.text.fields };
  let next = { title, content };
  for (const [name, value] of Object.entries(texts)) {
    if (name === 'tags' && Array.isArray(value)) fields.tags = value;
    if (typeof value !== 'string') continue;
    if (isTextField(name)) fields[name] = value;
    else if (name === 'title' || name === 'content') next = { ...next, [name]: value };
  }
  return { ...draft, text: { ...draft.text, ...next, fields } };
}

/** Changes texts of a draft where it is. Null: it has left the editor, or could no longer be sent. */
export const changeTexts = (
  store: Pick<OutboxStore, 'change'>,
  id: string,
  texts: DraftTexts,
  now: number = Date.now(),
): Promise<Draft | null> =>
  store.change(id, (draft) => {
    const changed = { ...withTexts(draft, texts), touched: true, updatedAt: now };
    const isReady = draft.delivery.state === 'editing' || problemsOf(changed.text).length === 0;
    return isUnsent(draft) && isReady ? changed : null;
  });
