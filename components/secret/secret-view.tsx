import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { formatAge, t } from '../../lib/i18n/index.ts';
import { readSettings, watchSettings } from '../../lib/settings/index.ts';
import { EntryHead, EntryTags, type EntryViewProps, useEntryCopy, useKeys } from '../entry-view/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import { useWatched } from '../ui/index.ts';
import { AttachedTo } from './attached-to.tsx';
import { describeAudience } from './audience.ts';
import { AutoHide } from './auto-hide.tsx';
import { Content } from './content.tsx';
import { Reveal } from './reveal.tsx';
import './secret.css';
import { useCover } from './use-cover.ts';
import { useReading } from './use-reading.ts';

/** Only the entry of a secret is stored, never its body. */
const noBody = () => null;

/**
 * A secret: its text on request, then who can see it and how to change that, the article that it is attached to, and
 * when it is hidden again.
 */
export function SecretView({ worldId, id, open, search }: EntryViewProps) {
  const copy = useEntryCopy(worldId, { kind: 'secret', id }, noBody);
  const reading = useReading(worldId, id);
  const { cover, known, content } = reading;
  const { isCovered } = useScreenShare();
  const settings = useWatched(readSettings, watchSettings);
  const seconds = settings ? settings.secretCoverSeconds : 60;
  const shut = useCallback(cover, [cover]);
  useCover(content !== null || reading.busy, seconds, shut);
  useEffect(() => {
    if (isCovered) cover();
  }, [isCovered, cover]);
  useKeys({ s: isCovered || reading.busy ? null : content === null ? reading.show : cover });
  const groups = useMemo(() => known?.groups ?? [], [known]);

  if (copy.state === 'loading')
    return (
      <div class="detail-loading" role="status">
        <span class="visually-hidden">{t('common.loading')}</span>
      </div>
    );
  const { entry } = copy;
  const state = known ? known.audience.state : (entry?.state ?? null);
  const who = (
    <p class="secret-who">
      {describeAudience(state, known?.audience.groupIds ?? null, groups)}
      {known?.fromCopy && (
        <span class="soft small">
          {t('secret.fromCopy', { age: formatAge(known.readAt, Math.max(Date.now(), known.readAt)) })}
        </span>
      )}
    </p>
  );
  return (
    <article class="detail secret" aria-busy={reading.busy}>
      <EntryHead
        kind="secret"
        title={entry?.title ?? ''}
        entry={entry}
        path={copy.path}
        facts={[]}
        details={null}
        open={open}
      />
      <Content reading={reading} isCovered={isCovered} open={open} search={search} />
      {isCovered ? (
        <section class="detail-section">
          <h2>{t('secret.audience')}</h2>
          {who}
        </section>
      ) : (
        <>
          <Reveal key={id} worldId={worldId} id={id} reading={reading}>
            {who}
          </Reveal>
          {known && <AttachedTo worldId={worldId} articleId={known.articleId} open={open} />}
        </>
      )}
      <AutoHide seconds={seconds} />
      <EntryTags tags={entry?.tags ?? []} search={search} />
    </article>
  );
}
