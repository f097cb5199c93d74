import { useEffect, useState } from 'preact/hooks';
import { detach, reportAs } from '../../lib/diagnostics/index.ts';
import { ENTRY_KINDS, type EntryRef, openLibrary, type WorldCopy } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { readAccountId, watchConnection } from '../../lib/stored-state/index.ts';
import { type Fact, Facts } from '../entry-view/index.ts';
import { OutLink, RichText } from '../markup/index.ts';
import { WorldContext } from '../screen-share/index.ts';
import { formatAgo, kindPlural } from '../search/index.ts';
import { Button, LOCALE, Notice, useWatched } from '../ui/index.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSettings, type WorldSettings } from './use-settings.ts';
import './world.css';

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

function factsOf(copy: WorldCopy | undefined, settings: WorldSettings): (Fact | null)[] {
  const world = settings.reading?.world ?? copy?.world;
  const state = settings.saved.state;
  const counted = world?.articleCount ?? null;
  const kinds = ENTRY_KINDS.filter((kind) => (copy?.counts[kind] ?? 0) > 0);
  return [
    state ? { label: 'State', value: state } : null,
    world?.newArticleState ? { label: 'New articles', value: world.newArticleState } : null,
    counted !== null ? { label: 'Articles on the platform', value: counted.toLocaleString(LOCALE) } : null,
    ...kinds.map(
      (kind): Fact => ({
        label: `${kindPlural(kind)} copied here`,
        value: (copy?.counts[kind] ?? 0).toLocaleString(LOCALE),
      }),
    ),
  ];
}

/** A world: its page, statistics, announcement and settings. */
export function WorldView({ worldId, open, search, profile, onHistory }: WorldViewProps) {
  const copy = useCopy(worldId);
  const settings = useSettings(worldId);
  const [isEditing, setEditing] = useState(false);
  const { reading, saved } = settings;
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
      <header class="detail-head">
        <h1 tabIndex={-1} data-place-title dir="auto">
          {saved.title || world?.title || 'This world'}
        </h1>
        {saved.subtitle && (
          <p class="world-subtitle" dir="auto">
            {saved.subtitle}
          </p>
        )}
        <p class="world-links">
          {world?.url && <OutLink href={world.url}>Open its page</OutLink>}
          {accountId !== null && (
            <button type="button" class="world-link" onClick={() => profile(accountId)}>
              Your profile
            </button>
          )}
          <button type="button" class="world-link" onClick={onHistory}>
            Its history
          </button>
        </p>
        {tags.length > 0 && (
          <ul class="detail-tags" aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag} class="chip">
                <bdi>#{tag}</bdi>
              </li>
            ))}
          </ul>
        )}
      </header>
      {settings.errorMessage && (
        <Notice tone="warn" actions={<Button onClick={settings.read}>Try again</Button>}>
          {settings.errorMessage}
          {!reading && copy?.syncedAt ? ` What you see was read ${formatAgo(copy.syncedAt)}.` : ''}
        </Notice>
      )}
      <WorldContext.Provider value={worldId}>
        {announcement.trim() !== '' && (
          <section class="detail-section" aria-labelledby="world-announcement">
            <h2 id="world-announcement">Announcement</h2>
            <RichText text={announcement} name="announcement" level={3} open={open} search={search} />
          </section>
        )}
        {description.trim() !== '' && (
          <section class="detail-section detail-text" aria-label="Description">
            <RichText text={description} name="description" level={2} open={open} search={search} />
          </section>
        )}
      </WorldContext.Provider>
      <Facts facts={factsOf(copy, settings)} />
      <section class="detail-section" aria-labelledby="world-settings">
        <h2 id="world-settings">Settings</h2>
        {!reading ? (
          <p class="soft" role="status">
            {settings.busy
              ? 'They are being read from the platform…'
              : 'They could not be read from the platform.'}
          </p>
        ) : isEditing || settings.changed.length > 0 || settings.undo ? (
          <SettingsForm settings={settings} />
        ) : (
          <p>
            <Button icon="edit" onClick={() => setEditing(true)}>
              Change settings
            </Button>
          </p>
        )}
      </section>
    </article>
  );
}
