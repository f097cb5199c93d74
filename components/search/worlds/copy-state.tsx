import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { report, reportAs } from '../../../lib/diagnostics/index.ts';
import { formatAge, formatDate, type MessageId, t } from '../../../lib/i18n/index.ts';
import {
  openLocalCopy,
  readSyncStopped,
  type SyncStopped,
  type WorldFacts,
  watchSyncStopped,
} from '../../../lib/library/index.ts';
import { request } from '../../../lib/messaging/index.ts';
import { type Result, sentenceOf, unwrap, type WorldId } from '../../../lib/model/index.ts';
import type { WorldSource } from '../../../lib/stored-state/index.ts';
import { useConnection } from '../../connection/index.ts';
import { announce, Button, Notice, Trans, useWatched } from '../../ui/index.ts';
import { useWorldSource } from './chosen-world.ts';
import type { WorldIndex } from './use-world-index.ts';

/** Whether a world's export was never read to its end, so that only a part of it is here. */
export const isReadInPart = (source: WorldSource, copy: Pick<WorldFacts, 'syncedAt'> | null): boolean =>
  source === 'export' && copy?.syncedAt === null;

/**
 * Opens the page that reads exports.
 * @param props.world its title, where several worlds are shown
 */
export function ReadAgain({ world, isQuiet = false }: { world?: string; isQuiet?: boolean }) {
  return (
    <a
      class="button"
      data-size="small"
      data-tone={isQuiet ? 'quiet' : undefined}
      href="/import.html"
      target="_blank"
      rel="noopener"
      aria-label={world === undefined ? undefined : t('localWorlds.readAgainOf', { world })}
    >
      {t('localWorlds.readAgain')}
    </a>
  );
}

const MESSAGES = {
  full: 'library.stoppedFull',
  private: 'library.stoppedPrivate',
  blocked: 'library.stoppedBlocked',
  failed: 'library.stoppedFailed',
} as const satisfies Record<SyncStopped['why'], string>;

/** Says why syncing stopped when the browser can't store the offline copy. */
export function SyncStoppedNotice() {
  // A reason that can't be read shows no notice. The search beside it works without one.
  const stopped = useWatched(() => readSyncStopped().catch(() => null), watchSyncStopped);
  const [isBusy, setBusy] = useState(false);
  if (!stopped) return null;
  const tryAgain = () => {
    setBusy(true);
    void request('library.refresh', { worldId: stopped.worldId }).then((result) => {
      setBusy(false);
      // Otherwise the notice stays and says what is wrong.
      if (result.ok) announce(t('library.tryingAgain'));
    });
  };
  return (
    <Notice
      tone="warn"
      actions={
        <Button size="small" busy={isBusy} onClick={tryAgain}>
          {t('common.tryAgain')}
        </Button>
      }
    >
      {t(MESSAGES[stopped.why])}
    </Notice>
  );
}

/** Deletes the offline copies of these worlds, even damaged ones, and syncs them again. */
export function RebuildButton({ worldIds, onDone }: { worldIds: readonly WorldId[]; onDone: () => void }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const rebuild = async () => {
    const copy = await openLocalCopy();
    for (const worldId of worldIds) await copy.clearWorld(worldId);
    for (const worldId of worldIds) {
      unwrap(await request('library.pause', { worldId, paused: false }));
      unwrap(await request('library.refresh', { worldId }));
    }
  };
  const press = () => {
    setState('busy');
    rebuild().then(
      () => {
        announce(t('library.rebuilding'));
        onDone();
      },
      () => setState('failed'),
    );
  };
  return (
    <>
      <Button busy={state === 'busy'} onClick={press}>
        {t('library.rebuild')}
      </Button>
      {state === 'failed' && <Notice tone="danger">{t('library.rebuildFailed')}</Notice>}
    </>
  );
}

/** Something that may fail: with a problem, or by throwing. */
export type Work = (() => Promise<Result<unknown>>) | (() => Promise<void>);

/** Runs a request to the background and keeps its error message. */
export function useAsyncAction(): [trouble: string | null, run: (work: Work) => void] {
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const attempt = async (work: Work) => {
    try {
      const result = await work();
      if (result?.ok === false) setErrorMessage(t(result.problem.sentence));
    } catch (error) {
      const sentence = sentenceOf(error);
      if (!sentence) report(error, 'search.action');
      setErrorMessage(sentence ? t(sentence) : t('library.actionFailed'));
    }
  };
  const run = (work: Work) => {
    setErrorMessage(null);
    void attempt(work);
  };
  return [errorMessage, run];
}

/** What the line above the progress bar says. */
function progressText({ copy, searcher }: WorldIndex): string {
  const { done, total } = copy?.progress ?? { done: searcher.size, total: null };
  if (copy?.isPaused) return total ? t('library.pausedOf', { done, total }) : t('library.paused');
  if (total) return t('library.syncingOf', { done, total });
  return done > 0 ? t('library.syncingCount', { done }) : t('library.checking');
}

/**
 * Progress of a world's first copy, with a pause button, or that its export was only read in part. Shows nothing once the
 * copy is complete, or while World Anvil can't be asked: the screen says why.
 * @param props.left how long it will take, if that is known
 * @param props.isBarOnly the screen says what is being done
 */
export function CopyProgress(props: {
  worldIndex: WorldIndex;
  left?: ComponentChildren;
  isBarOnly?: boolean;
}) {
  const { worldIndex, left, isBarOnly = false } = props;
  const { copy, worldId } = worldIndex;
  const [errorMessage, run] = useAsyncAction();
  const connection = useConnection();
  const source = useWorldSource();
  if (isReadInPart(source, copy))
    return (
      <div class="copy-progress copy-line small soft beside gap-2">
        <span>{t('localWorlds.readInPart')}</span>
        <ReadAgain isQuiet />
      </div>
    );
  if (!copy || (!copy.progress && !copy.isPaused)) return null;
  if (connection !== undefined && connection.state !== 'connected') return null;
  const { isPaused } = copy;
  const total = copy.progress?.total ?? 0;
  return (
    <div class="copy-progress small soft">
      {!isBarOnly && (
        <div class="copy-line beside gap-2">
          <span>
            {progressText(worldIndex)} {!isPaused && total > 0 && left}
          </span>
          <Button
            size="small"
            tone="quiet"
            onClick={() => run(() => request('library.pause', { worldId, paused: !isPaused }))}
          >
            {t(isPaused ? 'common.resume' : 'common.pause')}
          </Button>
        </div>
      )}
      <progress
        aria-label={t('library.syncProgress')}
        {...(total > 0 && { max: total, value: copy.progress?.done ?? 0 })}
      />
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
    </div>
  );
}

const MINUTE = 60_000;
/** Milliseconds between two looks at how many texts have arrived. */
const TEXTS_MS = 2_000;

/** Full texts of a world, stored and wanted, kept up to date while they arrive. */
export function useTexts({ library, worldId, copy }: WorldIndex): WorldFacts['bodies'] {
  const [texts, setTexts] = useState(copy?.bodies);
  useEffect(() => {
    setTexts(copy?.bodies);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const read = () => {
      timer = undefined;
      library
        .worldFacts(worldId)
        .then(({ bodies }) => !isGone && setTexts(bodies))
        .catch(reportAs('search.texts'));
    };
    const stop = library.subscribe(({ what, worldId: changed }) => {
      if (what === 'bodies' && (changed === null || changed === worldId))
        timer ??= setTimeout(read, TEXTS_MS);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, [library, worldId, copy?.bodies]);
  return texts ?? { copied: 0, wanted: 0 };
}

const AGES = {
  account: 'library.syncedAge',
  export: 'localWorlds.readAge',
} as const satisfies Partial<Record<WorldSource, MessageId>>;

/** Size and age of the offline copy, with a sync button. The sample world has neither. */
export function CopyAge({ worldIndex }: { worldIndex: WorldIndex }) {
  const { copy, worldId } = worldIndex;
  const source = useWorldSource();
  const [now, setNow] = useState(Date.now);
  const [errorMessage, run] = useAsyncAction();
  const { copied, wanted } = useTexts(worldIndex);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  if (!copy) return null;
  const { syncedAt } = copy;
  const entries = t('library.entryCount', { count: worldIndex.searcher.size });
  if (isReadInPart(source, copy)) return <div class="copy-age small soft beside gap-2">{entries}</div>;
  if (syncedAt === null || source === 'sample') return null;
  return (
    <div class="copy-age small soft beside gap-2">
      <span>
        <Trans
          id={AGES[source]}
          values={{
            entries,
            age: formatAge(syncedAt, Math.max(now, syncedAt)),
            time: (text) => (
              <time dateTime={new Date(syncedAt).toISOString()} title={formatDate(syncedAt)}>
                {text}
              </time>
            ),
          }}
        />
        {copied < wanted && (
          <>
            {' · '}
            {t('library.textShare', { share: Math.floor((100 * copied) / wanted) / 100 })}
          </>
        )}
      </span>
      {source === 'account' && (
        <Button size="small" tone="quiet" onClick={() => run(() => request('library.refresh', { worldId }))}>
          {t('library.syncNow')}
        </Button>
      )}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
    </div>
  );
}
