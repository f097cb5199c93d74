import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isPrivate, type Match, matchOf } from '../../lib/entries/index.ts';
import { message, t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { failed } from '../../lib/model/index.ts';
import { changeSettings, readSettings, type Settings, watchSettings } from '../../lib/settings/index.ts';
import { watchFollowedTab } from '../../lib/windows/index.ts';
import { hostsOf, recognizePage } from '../../lib/worldpage/index.ts';
import { EntryTile, kindLabel, useAsyncAction, type WorldIndex } from '../search/index.ts';
import { announce, Button, IconButton, useWatched } from '../ui/index.ts';
import './follow.css';

export interface FollowBarProps {
  worldIndex: WorldIndex;
  /** World Anvil's address; null if it isn't known. */
  platform: string | null;
  /** The entry that the panel shows, or null. */
  shown: EntryRef | null;
  /** Whether the panel may navigate by itself: the person isn't searching or reading a list. */
  mayLeave: boolean;
  open: (ref: EntryRef) => void;
}

const NOT_THERE = { kind: 'notFound', sentence: message('follow.notFound') };

const sameRef = (a: EntryRef | null, b: EntryRef): boolean => a?.kind === b.kind && a.id === b.id;

const readFollow = async (): Promise<Settings['follow']> => (await readSettings()).follow;

/**
 * "On this page: …": a bar at the bottom, which moves nothing. It shows nothing unless the page belongs to the world.
 */
export function FollowBar({ worldIndex, platform, shown, mayLeave, open }: FollowBarProps) {
  const follow = useWatched(readFollow, watchSettings);
  const page = useFollow(worldIndex, platform, follow !== undefined && follow !== 'off');
  const [closed, setClosed] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const [errorMessage, run] = useAsyncAction();
  const announcedAddress = useRef<string | null>(null);
  const match = page?.match ?? null;
  const address = page?.address ?? null;
  const isKnown = match?.state === 'known';
  const isShown = match !== null && sameRef(shown, match.ref);

  useEffect(() => {
    if (match === null || address === null || announcedAddress.current === address) return;
    announcedAddress.current = address;
    if (isShown) return;
    if (follow === 'show' && isKnown && mayLeave && !hasUnsavedInput()) open(match.ref);
    else if (isKnown) announce(t('common.onThisPage', { title: match.title || kindLabel(match.ref.kind) }));
  }, [address, isKnown, follow]);
  useEffect(() => {
    if (address === null) announcedAddress.current = null;
  }, [address]);

  if (!match || address === closed || isShown) return null;
  const hit = worldIndex.searcher.hit(worldIndex.searcher.locate(match.ref));
  const readIt = async () => {
    setReading(true);
    const { kind, id } = match.ref;
    const read = await request('library.refreshOne', { worldId: worldIndex.worldId, kind, id });
    setReading(false);
    if (!read.ok) return read;
    if (!read.value) return failed(NOT_THERE);
    open(match.ref);
    return read;
  };
  return (
    <aside class="follow" aria-label={t('follow.label')}>
      <EntryTile kind={match.ref.kind} template={hit?.template ?? null} size="small" />
      <span class="follow-text">
        {match.state === 'known' ? (
          <>
            <span class="follow-label small soft">{t('follow.label')}</span>{' '}
            <strong dir="auto" data-private={hit ? isPrivate(match.ref.kind, hit) || undefined : true}>
              {match.title || kindLabel(match.ref.kind)}
            </strong>
          </>
        ) : (
          (errorMessage ?? t('follow.notSynced', { kind: match.ref.kind }))
        )}
      </span>
      {match.state === 'known' ? (
        <>
          <Button size="small" onClick={() => open(match.ref)}>
            {t('common.open')}
          </Button>
          <Button
            size="small"
            tone="quiet"
            aria-pressed={follow === 'show'}
            title={t('follow.alwaysHint')}
            onClick={() =>
              run(async () => {
                await changeSettings((all) => ({ ...all, follow: all.follow === 'show' ? 'offer' : 'show' }));
              })
            }
          >
            {t('follow.always')}
          </Button>
        </>
      ) : (
        <Button size="small" busy={reading} onClick={() => run(readIt)}>
          {t('follow.load')}
        </Button>
      )}
      <IconButton size="small" icon="close" label={t('follow.dismiss')} onClick={() => setClosed(address)} />
    </aside>
  );
}

const FIELDS =
  'textarea, input:not([type=button], [type=checkbox], [type=radio], [type=submit]), [contenteditable]';

/** Whether a field holds something other than its initial value. */
function isTyped(field: Element): boolean {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value !== field.defaultValue || (field === document.activeElement && field.value !== '');
  return field === document.activeElement;
}

/** Whether leaving the screen would lose input, or somebody is typing in it. */
function hasUnsavedInput(screen: ParentNode = document): boolean {
  return screen.querySelector('dialog[open]') !== null || [...screen.querySelectorAll(FIELDS)].some(isTyped);
}

/** What the active tab's page shows of this world, with its address. */
interface FollowedPage {
  address: string;
  match: Exclude<Match, { state: 'none' }>;
}

/** Follows the active tab while `isOn`. Null if its page shows nothing of this world. */
function useFollow(
  worldIndex: WorldIndex | null,
  platform: string | null,
  isOn: boolean,
): FollowedPage | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (isOn) return watchFollowedTab((tab) => setAddress(tab?.url ?? null));
    setAddress(null);
    return undefined;
  }, [isOn]);
  const searcher = worldIndex?.searcher;
  return useMemo(() => {
    if (address === null || !searcher) return null;
    const page = recognizePage(address, hostsOf(platform));
    const match = page && matchOf(page, address, searcher);
    return match && match.state !== 'none' ? { address, match } : null;
  }, [address, searcher, platform]);
}
