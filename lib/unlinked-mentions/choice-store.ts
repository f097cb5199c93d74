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

const { read, watch, write } = stored(
  MENTION_CHOICES_KEY,
  (raw): MentionChoices => ({
    group: field(raw, 'group') === 'article' ? 'article' : 'name',
    places: field(raw, 'places') === 'first' ? 'first' : 'all',
  }),
);

export { read as readMentionChoices, watch as watchMentionChoices };

export const changeMentionChoices = async (change: Partial<MentionChoices>): Promise<void> =>
  write({ ...(await read()), ...change });
