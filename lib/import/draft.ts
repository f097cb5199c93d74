import type { Instant } from '../model/index.ts';
import { type Draft, newDraft } from '../outbox/index.ts';
import { type FindArticle, fieldsOf } from './compose.ts';
import type { FileRow, JobRow } from './database.ts';
import { categoryIdOf } from './folders.ts';
import type { PlanRow } from './plan.ts';
import { draftIdOf } from './start.ts';

const SETTINGS = { sourceField: 'none', defaultState: 'world', perSite: {}, perWorld: {} } as const;

/** The draft of a row, in the editor. `sent`: its texts as they were sent at first. */
export async function draftOf(
  { worldId, folders }: JobRow,
  row: FileRow,
  plan: PlanRow,
  now: Instant,
  texts: { find: FindArticle } | { sent: NonNullable<FileRow['sent']> },
): Promise<Draft> {
  const id = await draftIdOf(row);
  const empty = newDraft({
    ...{ worldId, template: plan.template, clip: null, settings: SETTINGS, now, id },
  });
  const made = fieldsOf(
    plan,
    categoryIdOf(plan.category, folders) ?? null,
    'find' in texts ? texts.find : () => null,
  );
  const { content = made.content, ...fields } =
    'sent' in texts ? texts.sent : { content: made.content, ...made.fields };
  return { ...empty, touched: true, text: { ...empty.text, title: plan.title, content, fields } };
}
