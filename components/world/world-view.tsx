import { useEffect, useState } from 'preact/hooks';
import { detach, reportAs } from '../../lib/diagnostics/index.ts';
import { formatAge, t } from '../../lib/i18n/index.ts';
import { WORLD_COVER } from '../../lib/images/index.ts';
import { ENTRY_KINDS, type EntryRef, openLibrary, type WorldCopy } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { readAccountId, watchConnection } from '../../lib/stored-state/index.ts';
import { type Fact, Facts } from '../entry-view/index.ts';
import { showRemovedSample, useRemoval } from '../local-worlds/index.ts';
import { OutLink, RichText } from '../markup/index.ts';
import { WorldContext } from '../screen-share/index.ts';
import { isReadInPart, kindPlural, useCanChange, useWorldSource } from '../search/index.ts';
import { announce, Button, Notice, useWatched } from '../ui/index.ts';
import { useImageConsent, WorldImage } from '../world-image/index.ts';
import { AccentChoice } from './accent-choice.tsx';
import { Eras } from './eras.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SpellingDictionary } from './spelling-dictionary.tsx';
import { useSettings, type WorldSettings } from './use-settings.ts';
import './world.css';

/**
 * One line per kind: how many entries there are, and whether the offline copy has them all. World Anvil counts articles
 * only. Drafts that are being sent aren't among them.
 */
export function countFacts(
  { articleCount, counts }: Pick<WorldCopy, 'articleCount' | 'counts'>,
  articlesOnWorldAnvil: number | null,
): Fact[] {
  return ENTRY_KINDS.flatMap((kind): Fact[] => {
    const synced = kind === 'article' ? articleCount : counts[kind];
    const count = kind === 'article' ? Math.max(articlesOnWorldAnvil ?? 0, synced) : synced;
    if (count === 0) return [];
    const value = synced < count ? t('world.someSynced', { synced, count }) : t('world.allSynced', { count });
    return [{ label: kindPlural(kind), value }];
  });
}

/** Lets the person hide the world's images again. Nothing until they are shown. */
export function WorldImages({ worldId }: { worldId: WorldId }) {
  const { isOn, stop } = useImageConsent(worldId);
  if (!isOn) return null;
  const hide = () => {
    stop();
    announce(t('image.stopped'));
  };
  return (
    <section class="detail-section column gap-2" aria-labelledby="world-images">
      <h2 id="world-images">{t('library.images')}</h2>
      <p>{t('image.shown')}</p>
      <p>
        <Button onClick={hide}>{t('image.hide')}</Button>
      </p>
    </section>
  );
}

export interface WorldViewProps {
  worldId: WorldId;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
  search: (typed: string) => void;
  profile: (userId: string) => void;
  /** Shows the history of the world's own settings. */
  onHistory: () => void;
}

/** The world's offline copy, kept up to date; undefined until it is read. */
function useCopy(worldId: WorldId): WorldCopy | undefined {
  const [copy, setCopy] = useState<WorldCopy | undefined>(undefined);
  useEffect(() => {
    let isCanceled = false;
    let unsubscribe = () => {};
    void (async () => {
      const library = await openLibrary();
      const refresh = async () => {
        const next = await library.world(worldId);
        if (!isCanceled) setCopy(next);
      };
      if (isCanceled) return;
      unsubscribe = library.subscribe((change) => {
        if (change.worldId === null || change.worldId === worldId) detach(refresh(), 'world.refresh');
      });
      await refresh();
    })().catch(reportAs('world.read'));
    return () => {
      isCanceled = true;
      unsubscribe();
    };
  }, [worldId]);
  return copy;
}

const visibilityOf = (state: 'public' | 'private'): string =>
  t(state === 'public' ? 'flags.public' : 'flags.private');

function factsOf(copy: WorldCopy | undefined, settings: WorldSettings): (Fact | null)[] {
  const world = settings.reading?.world ?? copy?.world;
  const state = settings.saved.state;
  return [
    state ? { label: t('flags.visibility'), value: visibilityOf(state) } : null,
    world?.newArticleState
      ? { label: t('world.newArticles'), value: visibilityOf(world.newArticleState) }
      : null,
    ...(copy ? countFacts(copy, world?.articleCount ?? null) : []),
  ];
}

/** A world: its page, statistics, announcement and settings. */
export function WorldView({ worldId, open, search, profile, onHistory }: WorldViewProps) {
  const copy = useCopy(worldId);
  const source = useWorldSource();
  const canChange = useCanChange();
  const settings = useSettings(worldId, canChange);
  const [isEditing, setEditing] = useState(false);
  const { reading, saved } = settings;
  const removal = useRemoval(showRemovedSample);
  const world = reading?.world ?? copy?.world ?? null;
  const accountId = useWatched(readAccountId, watchConnection) ?? null;
  const tags = saved.tags ?? world?.tags ?? [];
  const announcement = saved.globalAnnouncement ?? '';
  const description = saved.description ?? world?.description ?? '';
  return (
    <article
      class="detail world-page"
      aria-busy={settings.busy}
      // Covered by screen-share mode unless the world is known to be public.
      data-private={saved.state === 'public' ? undefined : true}
    >
      {world?.cover && (
        <WorldImage worldId={worldId} image={world.cover} shape="cover" standsFor={WORLD_COVER} open={open} />
      )}
      <header class="detail-head column gap-1">
        <h1 tabIndex={-1} data-place-title dir="auto">
          {saved.title || world?.title || t('world.untitled')}
        </h1>
        {saved.subtitle && (
          <p class="world-subtitle" dir="auto">
            {saved.subtitle}
          </p>
        )}
        <p class="world-links">
          {world?.url && <OutLink href={world.url}>{t('world.openPage')}</OutLink>}
          {accountId !== null && (
            <button type="button" class="world-link" onClick={() => profile(accountId)}>
              {t('world.profile')}
            </button>
          )}
          {canChange ? (
            <button type="button" class="world-link" onClick={onHistory}>
              {t('history.title')}
            </button>
          ) : (
            <a class="world-link" href="/import.html" target="_blank" rel="noopener">
              {t('localWorlds.readAgain')}
            </a>
          )}
        </p>
        {isReadInPart(source, copy ?? null) && <p class="soft">{t('localWorlds.readInPart')}</p>}
        {tags.length > 0 && (
          <ul class="detail-tags" aria-label={t('history.fieldTags')}>
            {tags.map((tag) => (
              <li key={tag} class="chip">
                <bdi>#{tag}</bdi>
              </li>
            ))}
          </ul>
        )}
      </header>
      {settings.errorMessage && (
        <Notice tone="warn" actions={<Button onClick={settings.read}>{t('common.tryAgain')}</Button>}>
          {settings.errorMessage}
          {!reading && copy?.syncedAt ? ` ${t('world.shownAge', { age: formatAge(copy.syncedAt) })}` : ''}
        </Notice>
      )}
      <WorldContext.Provider value={worldId}>
        {announcement.trim() !== '' && (
          <section class="detail-section column gap-2" aria-labelledby="world-announcement">
            <h2 id="world-announcement">{t('world.announcement')}</h2>
            <RichText text={announcement} name="announcement" level={3} open={open} search={search} />
          </section>
        )}
        {description.trim() !== '' && (
          <section class="detail-section detail-text column gap-2" aria-label={t('history.fieldDescription')}>
            <RichText text={description} name="description" level={2} open={open} search={search} />
          </section>
        )}
      </WorldContext.Provider>
      <Facts facts={factsOf(copy, settings)} />
      <WorldImages worldId={worldId} />
      <AccentChoice worldId={worldId} hasCover={Boolean(world?.cover)} />
      <Eras worldId={worldId} />
      <SpellingDictionary worldId={worldId} title={world?.title || t('world.untitled')} />
      {canChange && (
        <section class="detail-section column gap-2" aria-labelledby="world-settings">
          <h2 id="world-settings">{t('common.settings')}</h2>
          {!reading ? (
            <p class="soft" role="status">
              {t(settings.busy ? 'world.readingSettings' : 'world.notRead')}
            </p>
          ) : isEditing || settings.changed.length > 0 || settings.undo ? (
            <SettingsForm settings={settings} />
          ) : (
            <p>
              <Button icon="edit" onClick={() => setEditing(true)}>
                {t('world.change')}
              </Button>
            </p>
          )}
        </section>
      )}
      {source !== 'account' && (
        <p>
          <Button
            icon="bin"
            onClick={() => removal.begin({ id: worldId, title: world?.title || t('world.untitled'), source })}
          >
            {t('localWorlds.remove')}
          </Button>
          {removal.dialog}
        </p>
      )}
    </article>
  );
}
