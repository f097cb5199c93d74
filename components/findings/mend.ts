import type { Finding } from '../../lib/checks/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { CHANGED_KINDS } from '../../lib/model/index.ts';
import { matcherOf, renameEdit, replacementOf, searchAgain } from '../../lib/rename/index.ts';
import { editOperation, perform } from '../history/index.ts';
import { showStatus, type WorldIndex } from '../search/index.ts';
import { isPrivateFinding } from './group.ts';

/** Writes the right name wherever its entry has the wrong one, in its text of now. One change, which can be undone. */
export async function mend({ library, worldId, searcher }: WorldIndex, finding: Finding): Promise<void> {
  const { fix, ref } = finding;
  const kind = CHANGED_KINDS.find((one) => one === ref.kind);
  const query = { kind: 'words', find: fix?.written ?? '' } as const;
  const matcher = matcherOf(query);
  if (!fix || !kind || typeof matcher === 'string') return;
  const names = await library.articleNames(worldId);
  const entry = await searchAgain(library, worldId, ref, { matcher, names, titleOf: () => null });
  const places =
    entry?.places.filter(({ written, doubt }) => written === fix.written && doubt !== 'mention') ?? [];
  const { title = '' } = searcher.hit(searcher.locate(ref)) ?? {};
  const chosen = places.map((place) => ({
    text: place.text,
    replacement: replacementOf(place, query, fix.name),
  }));
  const { edit } = renameEdit({ ref: { worldId, kind, id: ref.id }, title }, entry ?? { texts: [] }, chosen);
  if (!edit) return showStatus(t('findings.gone'));
  const isPrivate = isPrivateFinding(finding);
  await perform(
    editOperation(edit, { isPrivate, doing: t('history.changing'), done: t('history.changedToast') }),
  );
}
