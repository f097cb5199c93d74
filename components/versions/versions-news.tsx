import { reportAndUse, reportAs } from '../../lib/diagnostics/index.ts';
import { isPrivate } from '../../lib/entries/index.ts';
import { formatDate, t } from '../../lib/i18n/index.ts';
import { type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { VersionedRef, WorldId } from '../../lib/model/index.ts';
import {
  countBroughtAfter,
  dismissAlarm,
  type EntryVersions,
  lossAlarms,
  lossText,
  onVersions,
} from '../../lib/versions/index.ts';
import { Button, Icon, Notice, Trans, useWatched } from '../ui/index.ts';
import { changesSeen } from './seen.ts';
import './versions.css';

/** Alarms shown at once. */
const MOST = 3;

interface News {
  alarms: readonly { alarm: EntryVersions; isPrivate: boolean }[];
  changes: number;
}

async function readNews(worldId: WorldId, of: EntryRef | null): Promise<News> {
  const [found, seen] = await Promise.all([lossAlarms(worldId), changesSeen(worldId)]);
  const alarms = found.filter(({ ref }) => of === null || (ref.kind === of.kind && ref.id === of.id));
  const entries = await (await openLibrary()).entries(
    worldId,
    alarms.map(({ ref }) => ref),
  );
  return {
    alarms: alarms.map((alarm, at) => {
      const entry = entries[at];
      return { alarm, isPrivate: !entry || isPrivate(alarm.ref.kind, entry) };
    }),
    changes: of === null ? await countBroughtAfter(worldId, seen ?? 0) : 0,
  };
}

interface VersionsNewsProps {
  worldId: WorldId;
  /** An entry, or (null) the whole world. */
  of: EntryRef | null;
  /** Shows the versions of an entry, or (called with null) what changed in the world. Null: that is shown already. */
  onOpen: ((of: VersionedRef | null) => void) | null;
}

/**
 * What needs a look: texts that lost structure when they were saved; and for a world, how much changed since somebody last
 * looked at it.
 */
export function VersionsNews({ worldId, of, onOpen }: VersionsNewsProps) {
  const news = useWatched(
    () => readNews(worldId, of).catch(reportAndUse('versions.news', null)),
    (changed) => onVersions((world) => (world === null || world === worldId) && changed()),
    [worldId, of?.kind, of?.id],
  );
  if (!news) return null;
  const more = news.alarms.length - MOST;
  return (
    <>
      {news.alarms.slice(0, MOST).map(({ alarm, isPrivate: isHidden }) => (
        <LossAlarm
          key={`${alarm.ref.kind} ${alarm.ref.id}`}
          {...{ worldId, alarm, isHidden }}
          isNamed={of === null}
          onOpen={onOpen && (() => onOpen(alarm.ref))}
        />
      ))}
      {more > 0 && <p class="small soft">{t('versions.moreLosses', { count: more })}</p>}
      {news.changes > 0 && onOpen && (
        <button type="button" class="review-line beside gap-2 small bare" onClick={() => onOpen(null)}>
          <Icon name="clock" />
          <span>{t('versions.changesSinceSeen', { count: news.changes })}</span>
        </button>
      )}
    </>
  );
}

interface LossAlarmProps {
  worldId: WorldId;
  alarm: EntryVersions;
  isHidden: boolean;
  isNamed: boolean;
  onOpen: (() => void) | null;
}

function LossAlarm({ worldId, alarm: { ref, alarm, current }, isHidden, isNamed, onOpen }: LossAlarmProps) {
  if (!alarm) return null;
  const time = formatDate(alarm.at, { dateStyle: 'medium', timeStyle: 'short' });
  const what = lossText(alarm.losses);
  return (
    <Notice
      tone="warn"
      actions={
        <>
          {onOpen && (
            <Button size="small" tone="primary" onClick={onOpen}>
              {t('versions.compare')}
            </Button>
          )}
          <Button
            size="small"
            tone="quiet"
            onClick={() => void dismissAlarm(worldId, ref).catch(reportAs('versions.dismiss'))}
          >
            {t('versions.lossIntended')}
          </Button>
        </>
      }
    >
      <p>
        {isNamed ? (
          <Trans
            id="versions.lossOf"
            values={{
              ...{ time, what, title: current?.title || t('common.untitled') },
              entry: (title) => (
                <bdi class="strong" data-private={isHidden || undefined}>
                  {title}
                </bdi>
              ),
            }}
          />
        ) : (
          t('versions.lossHere', { time, what })
        )}
      </p>
    </Notice>
  );
}
