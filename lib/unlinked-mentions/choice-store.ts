import { MENTION_CHOICES_KEY, stored } from '../stored-state/index.ts';

/** What a person chose last about unlinked mentions, in any world. */
export interface MentionChoices {
  /** Lists them by the entry that they name, or by the article in which they stand. */
  group: 'name' | 'article';
  /** Links only the first mention of an entry in an article, as encyclopedias do, or all of them. */
  places: 'first' | 'all';
}

const field = (raw: unknown, name: string): unknown =>
  typeof raw === 'object' && raw !== null ? Reflect.get(raw, name) : undefined;

const choices = stored(
  MENTION_CHOICES_KEY,
  (raw): MentionChoices => ({
    group: field(raw, 'group') === 'article' ? 'article' : 'name',
    places: field(raw, 'places') === 'first' ? 'first' : 'all',
  }),
);

export const readMentionChoices = (): Promise<MentionChoices> => choices.read();

/** Calls the listener after each change by any page. Returns a function that stops it. */
export const watchMentionChoices = (listener: () => void): (() => void) => choices.watch(listener);

export const changeMentionChoices = async (change: Partial<MentionChoices>): Promise<void> =>
  choices.write({ ...(await choices.read()), ...change });
