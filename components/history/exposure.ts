import { type Entry, openLibrary } from '../../lib/library/index.ts';
import { type Exposure, exposureOf, type Values } from '../../lib/model/index.ts';
import type { ExposureQuestion, Operation } from './operations.ts';
import { entryOf } from './use-entry-info.ts';

const EVERYONE = 'Everyone who can see this world will be able to read it at once.';
const READ = 'Undoing this later doesn’t take it back from those who have read it by then.';

const QUESTIONS = {
  public: { title: 'Make it public?', confirm: 'Make it public', words: `${EVERYONE} ${READ}` },
  draft: {
    title: 'Make it public?',
    confirm: 'Make it public',
    words:
      'It’s marked as a draft on World Anvil, so readers don’t see it yet. Once it’s no longer a draft, everyone who can see this world will be able to read it.',
  },
  published: {
    title: 'Publish it?',
    confirm: 'Publish it',
    words: `It’s public, so once it’s no longer a draft, everyone who can see this world can read it. ${READ}`,
  },
  perhaps: {
    title: 'Publish it?',
    confirm: 'Publish it',
    words: `If it’s public, everyone who can see this world can read it once it’s no longer a draft. ${READ}`,
  },
  groups: {
    title: 'Show it to readers again?',
    confirm: 'Show it',
    words: `Groups of readers who can’t see it now will be able to read it at once. ${READ}`,
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
export const mayExpose = ({ newValues, seen }: Operation): boolean =>
  newValues !== null && exposureOf(newValues, seen ?? {}) !== null;

/** What a person has to confirm before an operation runs; null for nothing. */
export async function questionBefore(operation: Operation): Promise<ExposureQuestion | null> {
  const { newValues, seen } = operation;
  return newValues === null
    ? null
    : questionFor(exposureOf(newValues, { ...(await knownFlags(operation)), ...seen }));
}
