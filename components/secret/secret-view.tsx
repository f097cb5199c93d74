import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { detach, reportAs } from '../../lib/diagnostics/index.ts';
import { formatAge, t } from '../../lib/i18n/index.ts';
import { changeSettings, readSettings, watchSettings } from '../../lib/settings/index.ts';
import { EntryHead, EntryTags, type EntryViewProps, useEntryCopy, useKeys } from '../entry-view/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import { Button, Field, Notice, Select, useWatched } from '../ui/index.ts';
import { describeAudience, type Reading, useReading } from './audience.ts';
import { AUTO_HIDE_TIMES, autoHideLabel } from './auto-hide-times.ts';
import { Reveal } from './reveal.tsx';
import { useCover } from './use-cover.ts';
import './secret.css';
import { type Entry, type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { RichText } from '../markup/index.ts';
import { EntryTile, RowContent, rowOfEntry } from '../search/index.ts';

interface AttachedToProps extends Pick<EntryViewProps, 'worldId' | 'id' | 'open'> {
  articleId: string;
}

/** The article of a secret; `isListed`: the links to the secret list it already. */
async function readArticle(worldId: WorldId, id: string, articleId: string) {
  const library = await openLibrary();
  const [searcher, links] = [await library.searcher(worldId), await library.links(worldId)];
  const article: EntryRef = { kind: 'article', id: articleId };
  const from = searcher.locate(article);
  const isListed =
    from >= 0 && links.to(searcher.locate({ kind: 'secret', id })).some((one) => one.from === from);
  const [entry = null] = await library.entries(worldId, [article]);
  return { entry, isListed };
}

/**
 * The article that a secret is attached to, if the links to the secret don't list it: only the secret itself tells in
 * every version of the API.
 */
export function AttachedTo({ worldId, id, articleId, open }: AttachedToProps) {
  const [article, setArticle] = useState<{ entry: Entry | null; isListed: boolean } | null>(null);
  useEffect(() => {
    let isCanceled = false;
    readArticle(worldId, id, articleId).then(
      (read) => !isCanceled && setArticle(read),
      reportAs('secret.readArticle'),
    );
    return () => {
      isCanceled = true;
    };
  }, [worldId, id, articleId]);
  if (!article || article.isListed) return null;
  const { entry } = article;
  const title = (
    <button
      type="button"
      class="secret-link result-title cut bare"
      dir="auto"
      onClick={() => open({ kind: 'article', id: articleId }, 'here')}
    >
      {entry ? entry.title || t('common.untitled') : t('secret.unknownArticle')}
    </button>
  );
  return (
    <section class="detail-section column gap-2" aria-labelledby="secret-attached-to">
      <h2 id="secret-attached-to">{t('secret.attachedTo')}</h2>
      <div class="entry-row">
        {entry ? (
          <RowContent row={{ ...rowOfEntry(entry), excerpt: null }} title={title} />
        ) : (
          <>
            <EntryTile kind="article" template={null} />
            <span class="result-head">{title}</span>
          </>
        )}
      </div>
    </section>
  );
}

/** The content of a secret, hidden until it is asked for. */
function Content(props: {
  reading: Reading;
  /** Screen-share mode is on, so it can't be shown. */
  isCovered: boolean;
  /** It is shown although the mode is on. The key S hides all of it then. */
  isShared: boolean;
  open: EntryViewProps['open'];
  search: EntryViewProps['search'];
}) {
  const { reading, isCovered } = props;
  const { content, busy } = reading;
  const isOpen = content !== null;
  return (
    <section class="secret-content column gap-2" aria-label={t('library.secret')} data-open={isOpen}>
      <div class="secret-bar wrap gap-2">
        {isOpen ? (
          <Button size="small" tone="quiet" {...(!props.isShared && { keys: 'S' })} onClick={reading.cover}>
            {t('common.hide')}
          </Button>
        ) : (
          <Button size="small" icon="eye" keys="S" busy={busy} disabled={isCovered} onClick={reading.show}>
            {t('secret.show')}
          </Button>
        )}
        {busy && (
          <span class="soft small" role="status">
            {t('common.loading')}
          </span>
        )}
      </div>
      {reading.errorMessage && (
        <Notice tone="danger" actions={<Button onClick={reading.show}>{t('common.tryAgain')}</Button>}>
          {t(reading.errorMessage)}
        </Notice>
      )}
      {isOpen ? (
        <div class="secret-text">
          {content.trim() === '' ? (
            <p class="soft">{t('secret.empty')}</p>
          ) : (
            <RichText text={content} name="secret" level={2} open={props.open} search={props.search} />
          )}
        </div>
      ) : (
        <p class="soft small">{t('secret.hidden')}</p>
      )}
    </section>
  );
}

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
  const { isCovered, isShown } = useScreenShare();
  const settings = useWatched(readSettings, watchSettings);
  const seconds = settings ? settings.secretCoverSeconds : 60;
  const shut = useCallback(cover, [cover]);
  useCover(content !== null || reading.busy, seconds, shut);
  useEffect(() => {
    if (isCovered) cover();
  }, [isCovered, cover]);
  // Who shows a secret while the screen is shared wants to read it.
  useEffect(() => {
    if (isShown) reading.show();
  }, [isShown]);
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
      {!known && state === 'private' && <span class="soft small">{t('secret.groupsUnread')}</span>}
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
      <Content reading={reading} isCovered={isCovered} isShared={isShown} open={open} search={search} />
      {isCovered ? (
        <section class="detail-section column gap-2">
          <h2>{t('secret.audience')}</h2>
          {who}
        </section>
      ) : (
        <>
          <Reveal key={id} worldId={worldId} id={id} reading={reading} state={state}>
            {who}
          </Reveal>
          {known?.articleId && (
            <AttachedTo worldId={worldId} id={id} articleId={known.articleId} open={open} />
          )}
        </>
      )}
      <AutoHide seconds={seconds} />
      <EntryTags tags={entry?.tags ?? []} search={search} />
    </article>
  );
}

/** The setting for when secrets are hidden again. */
function AutoHide({ seconds }: { seconds: number | null }) {
  const times = AUTO_HIDE_TIMES.includes(seconds) ? AUTO_HIDE_TIMES : [seconds, ...AUTO_HIDE_TIMES];
  return (
    <details class="secret-more">
      <summary>
        {t('secret.autoHide')} <span class="secret-time-now">{autoHideLabel(seconds)}</span>
      </summary>
      <div class="secret-time">
        <Field label={t('secret.autoHide')} hint={t('secret.autoHideHint')}>
          {(ids) => (
            <Select
              {...ids}
              value={String(seconds)}
              options={times.map((time) => ({ value: String(time), label: autoHideLabel(time) }))}
              onChange={(value) => {
                const secretCoverSeconds = value === 'null' ? null : Number(value);
                detach(
                  changeSettings((now) => ({ ...now, secretCoverSeconds })),
                  'secret.saveCoverTime',
                );
              }}
            />
          )}
        </Field>
      </div>
    </details>
  );
}
