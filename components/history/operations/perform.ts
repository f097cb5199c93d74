import { message, t } from '../../../lib/i18n/index.ts';
import { type Entry, openLibrary } from '../../../lib/library/index.ts';
import { type Exposure, exposureOf, type Values } from '../../../lib/model/index.ts';
import { announce } from '../../ui/index.ts';
import { entryOf } from '../use-entry-info.ts';
import {
  confirmExposure,
  currentOperations,
  type ExposureQuestion,
  type Operation,
  type OperationResult,
  runOperation,
} from './operations.ts';

const QUESTIONS = {
  public: {
    title: message('history.makePublicQuestion'),
    confirm: message('flags.makePublic'),
    warnings: [message('history.makePublicWarning'), message('history.notUnread')],
  },
  draft: {
    title: message('history.makePublicQuestion'),
    confirm: message('flags.makePublic'),
    warnings: [message('history.makePublicDraft')],
  },
  published: {
    title: message('history.publishQuestion'),
    confirm: message('history.publish'),
    warnings: [message('history.publishWarning'), message('history.notUnread')],
  },
  perhaps: {
    title: message('history.publishQuestion'),
    confirm: message('history.publish'),
    warnings: [message('history.publishPerhapsWarning'), message('history.notUnread')],
  },
  groups: {
    title: message('history.showGroupsQuestion'),
    confirm: message('history.showGroups'),
    warnings: [message('history.showGroupsWarning'), message('history.notUnread')],
  },
} satisfies Record<string, ExposureQuestion>;

/** The question to ask; null if nobody sees more than before. Pure. */
export function questionFor(exposure: Exposure | null): ExposureQuestion | null {
  switch (exposure?.kind) {
    case undefined:
      return null;
    case 'public':
      return exposure.isDraft ? QUESTIONS.draft : QUESTIONS.public;
    case 'published':
      return exposure.isPublic === true ? QUESTIONS.published : QUESTIONS.perhaps;
    case 'groups':
      return QUESTIONS.groups;
  }
}

const flagsOf = ({ kind, state, isDraft }: Entry): Values => ({
  ...(state !== null && { state }),
  ...(kind === 'article' && { isDraft }),
});

/** The flags of an entry as the offline copy has them. */
async function knownFlags(operation: Operation): Promise<Values> {
  const ref = entryOf(operation.ref);
  if (!ref) return {};
  try {
    const [entry] = await (await openLibrary()).entries(operation.ref.worldId, [ref]);
    return entry ? flagsOf(entry) : {};
  } catch {
    // Without an offline copy nothing is known, and then the person is asked.
    return {};
  }
}

/** Whether more people may see the entry afterwards, as far as is known without reading anything. Pure. */
const mayExpose = ({ newValues, seen }: Operation): boolean =>
  newValues !== null && exposureOf(newValues, seen ?? {}) !== null;

/** What a person has to confirm before an operation runs; null for nothing. */
async function questionBefore(operation: Operation): Promise<ExposureQuestion | null> {
  const { newValues, seen } = operation;
  return newValues === null
    ? null
    : questionFor(exposureOf(newValues, { ...(await knownFlags(operation)), ...seen }));
}

/**
 * Runs an operation, and asks first if more people would see the entry. Its progress is shown in a toast and announced,
 * whatever the panel shows by then.
 * @param onStart called once no question is left
 * @returns null if the person decided against it
 */
export async function perform(
  operation: Operation,
  onStart: () => void = () => {},
): Promise<OperationResult | null> {
  if (mayExpose(operation)) {
    const question = await questionBefore(operation);
    if (question && !(await confirmExposure(operation, question))) return null;
  }
  onStart();
  const result = await runOperation(operation);
  const { status } = currentOperations().find((one) => one.operation === operation) ?? {};
  if (status && 'sentence' in status) {
    const { sentence } = status;
    const canUndo = status.step === 'done' && status.undoes !== null;
    announce(canUndo ? t('history.undoShortcut', { text: sentence }) : sentence);
  }
  return result;
}
