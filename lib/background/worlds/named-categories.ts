import { everything } from '../../library/index.ts';
import type { WorldId } from '../../model/index.ts';
import { type FullService, ServiceError } from '../../service/index.ts';
import { isLocalCategoryId } from '../../world-export/index.ts';

/** An export page has titles in one line. */
const inOneLine = (title: string): string => title.replace(/\s+/g, ' ').trim();

/**
 * The account's categories for those that an export only named, by the export's ids. A title that several categories
 * have names none of them. Rejects if World Anvil can't be asked now; one that refuses the list has none.
 */
export async function namedCategories(
  service: Pick<FullService, 'everyCategory'>,
  from: WorldId,
  to: WorldId,
): Promise<ReadonlyMap<string, string>> {
  const named = (await everything(from)).filter(
    ({ kind, id }) => kind === 'category' && isLocalCategoryId(id),
  );
  if (named.length === 0) return new Map();
  const byTitle = new Map<string, string | null>();
  try {
    for await (const { id, title } of service.everyCategory(to, { urgency: 'sync' })) {
      const name = inOneLine(title);
      byTitle.set(name, byTitle.has(name) ? null : id);
    }
  } catch (error) {
    if (!(error instanceof ServiceError) || !['forbidden', 'notFound'].includes(error.failure.kind))
      throw error;
  }
  return new Map(
    named.flatMap(({ id, title }) => {
      const known = byTitle.get(title) ?? null;
      return known === null ? [] : [[id, known] as const];
    }),
  );
}
