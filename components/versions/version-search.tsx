import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { formatDate, t } from '../../lib/i18n/index.ts';
import { parseMarkup, plainTextOf } from '../../lib/markup/index.ts';
import type { Instant, VersionedRef, WorldId } from '../../lib/model/index.ts';
import { eachVersion, type VersionState } from '../../lib/versions/index.ts';
import { searchable, TextField } from '../ui/index.ts';
import type { ShownVersions } from './use-versions.ts';
import { NOW } from './version-list.tsx';

const has = (state: VersionState, words: string): boolean =>
  Object.values(state).some(
    (value) => typeof value === 'string' && searchable(plainTextOf(parseMarkup(value))).includes(words),
  );

interface Found {
  /** Versions that have the words; `NOW` if the current text has them. */
  at: ReadonlySet<Instant>;
  last: Instant | null;
  /** When the words were gone: the time of the version, or the current text, after the last one that has them. */
  goneAt: Instant | null;
}

async function find(
  worldId: WorldId,
  of: VersionedRef,
  now: ShownVersions['now'],
  words: string,
): Promise<Found> {
  const at = new Set<Instant>();
  if (now && has(now.state, words)) at.add(NOW);
  let goneAt = now?.at ?? null;
  let last: Instant | null = null;
  await eachVersion(worldId, of, (version, state) => {
    if (state && has(state, words)) {
      at.add(version.at);
      last ??= version.at;
    } else if (last === null) goneAt = version.at;
    return true;
  });
  return { at, last, goneAt };
}

/** “When did this sentence disappear?”: marks the versions that have some words, and names the last one. */
export function VersionSearch(props: {
  worldId: WorldId;
  of: VersionedRef;
  now: ShownVersions['now'];
  onFound: (at: ReadonlySet<Instant> | null) => void;
}) {
  const { worldId, of, now, onFound } = props;
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const words = searchable(typed.trim());
  useEffect(() => {
    let isCanceled = false;
    const publish = (next: Found | null) => {
      if (isCanceled) return;
      setFound(next);
      onFound(next?.at ?? null);
    };
    if (words === '') publish(null);
    else void find(worldId, of, now, words).then(publish, reportAs('versions.find'));
    return () => {
      isCanceled = true;
    };
  }, [words, now, of.id]);
  return (
    <div class="column gap-1">
      <TextField label={t('versions.find')} value={typed} onInput={setTyped} />
      {found && (
        <p class="small soft" role="status">
          {answerTo(found)}
        </p>
      )}
    </div>
  );
}

const timeOf = (at: Instant): string => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });

function answerTo({ at, last, goneAt }: Found): string {
  if (at.has(NOW)) return t('versions.foundNow', { count: at.size - 1 });
  if (last === null) return t('versions.foundNowhere');
  return goneAt === null
    ? t('versions.foundLast', { time: timeOf(last) })
    : t('versions.foundUntil', { time: timeOf(last), gone: timeOf(goneAt) });
}
