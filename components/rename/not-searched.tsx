import { t } from '../../lib/i18n/index.ts';
import { readSettings, watchSettings } from '../../lib/settings/index.ts';
import { useCanChange } from '../search/index.ts';
import { useUncovered } from '../secret/index.ts';
import { Button, Notice, TaskProgress, useWatched } from '../ui/index.ts';
import type { PassageSearch } from './use-passages.ts';

export interface SecretSearch {
  /** Whether texts of secrets are searched now. */
  isOpen: boolean;
  /** Null if there is no offline copy of them, or others may see the screen. */
  open: (() => void) | null;
}

/** Secrets are searched once the person asks for it, until they are covered like a secret that is read. */
export function useSecretSearch(): SecretSearch {
  const { isUncovered, isShared, uncover } = useUncovered();
  const settings = useWatched(readSettings, watchSettings);
  const canOpen = settings?.library.keepSecrets === true && !isShared;
  return { isOpen: isUncovered && canOpen, open: canOpen ? uncover : null };
}

/** Says which texts aren't searched, and offers to search them. */
export function NotSearched({ secrets, passages }: { secrets: SecretSearch; passages: PassageSearch }) {
  return (
    <div class="column gap-1">
      <p class="soft small wrap gap-1-2">
        {t(secrets.open ? 'rename.notSearched' : 'rename.notSearchedSecrets')}
        {secrets.open && !secrets.isOpen && (
          <Button size="small" tone="quiet" onClick={secrets.open}>
            {t('rename.searchSecrets')}
          </Button>
        )}
      </p>
      <Manuscripts {...passages} />
    </div>
  );
}

function Manuscripts({ unread, versions, progress, errorMessage, read, stop }: PassageSearch) {
  const canChange = useCanChange();
  if (unread === 0 && versions === 0) return null;
  const { done = 0, total = null } = progress ?? {};
  return (
    <>
      {progress ? (
        <TaskProgress
          label={t('manuscript.reading')}
          detail={total === null ? '' : t('common.countOf', { done, total })}
          {...{ done, total: total ?? 0 }}
          stop={t('common.stop')}
          onStop={stop}
        />
      ) : (
        <p class="soft small wrap gap-1-2">
          {unread > 0
            ? t('rename.manuscriptsNotSearched', { count: unread })
            : t('rename.manuscriptsSearched', { count: versions })}
          {canChange && (
            <Button size="small" tone="quiet" onClick={read}>
              {t(unread > 0 ? 'rename.searchManuscripts' : 'localWorlds.readAgain')}
            </Button>
          )}
        </p>
      )}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
    </>
  );
}
