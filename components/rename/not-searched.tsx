import { t } from '../../lib/i18n/index.ts';
import { readSettings, watchSettings } from '../../lib/settings/index.ts';
import { useUncovered } from '../secret/index.ts';
import { Button, useWatched } from '../ui/index.ts';

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

/** Says which texts aren't searched, and offers to search secrets. */
export function NotSearched({ secrets }: { secrets: SecretSearch }) {
  return (
    <p class="soft small wrap gap-1-2">
      {t(secrets.open ? 'rename.notSearched' : 'rename.notSearchedSecrets')}
      {secrets.open && !secrets.isOpen && (
        <Button size="small" tone="quiet" onClick={secrets.open}>
          {t('rename.searchSecrets')}
        </Button>
      )}
    </p>
  );
}
