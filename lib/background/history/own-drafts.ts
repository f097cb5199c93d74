import type { ChangeService } from '../../history/index.ts';
import { message } from '../../i18n/index.ts';
import { changeTexts, type DraftTexts, isUnsent, openOutbox, textsOfDraft } from '../../outbox/index.ts';
import { ServiceError } from '../../service/index.ts';

const gone = () => new ServiceError({ kind: 'notFound', sentence: message('history.draftGone') });

const textsIn = (changes: Parameters<ChangeService['patchDraft']>[1]): DraftTexts =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([name, value]): [string, string | string[]][] => {
      if (typeof value === 'string') return [[name, value]];
      return Array.isArray(value) ? [[name, value.filter((one) => typeof one === 'string')]] : [];
    }),
  );

/** Drafts of the outbox, as the history reads and changes them. Those that were sent are gone for it. */
export const ownDrafts: Pick<ChangeService, 'draft' | 'patchDraft'> = {
  async draft(id) {
    const draft = await (await openOutbox()).get(id);
    if (!draft || !isUnsent(draft)) throw gone();
    const { title, worldId } = draft.text;
    return { worldId, title, fields: textsOfDraft(draft), changedAt: draft.updatedAt };
  },
  async patchDraft(id, changes) {
    if (!(await changeTexts(await openOutbox(), id, textsIn(changes)))) throw gone();
  },
};
