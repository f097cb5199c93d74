import { useEffect, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { unwrap } from '../../lib/model/index.ts';
import type { VersionState } from '../../lib/versions/index.ts';
import { useAsyncAction } from '../search/index.ts';
import { useUncovered } from '../secret/index.ts';
import { announce, Button, Notice } from '../ui/index.ts';
import { ComparedStates, type ComparisonProps } from './compared-states.tsx';
import { isWritable } from './restore.ts';

/** The comparison of a secret: hidden until it is asked for, and again like the secret itself. */
export function SecretComparison(props: ComparisonProps) {
  const { worldId, of, at, against, read } = props;
  const { id } = of;
  const { isUncovered: isOpen, isShared, uncover, cover } = useUncovered();
  const [shown, setShown] = useState<{ before: VersionState | null; after: VersionState | null } | null>(
    null,
  );
  const [errorMessage, run] = useAsyncAction();
  useEffect(() => {
    if (!isOpen) return setShown(null);
    let isCanceled = false;
    const textAt = async (time: number | null) =>
      unwrap(await request('secret.version', { worldId, id, at: time }));
    run(async () => {
      const [before, after] = await Promise.all([textAt(at), textAt(against)]);
      if (!isCanceled) setShown({ before, after });
    });
    return () => {
      isCanceled = true;
    };
  }, [worldId, id, isOpen, at, against, read]);

  const texts = (state: VersionState, names: readonly string[]) =>
    Object.fromEntries(names.filter((name) => isWritable(of, name)).map((name) => [name, state[name]]));
  const restore = (changes: VersionState) =>
    run(async () => {
      const names = Object.keys(changes);
      const seen = texts(shown?.after ?? {}, names);
      const result = await request('secret.restore', { worldId, id, changes: texts(changes, names), seen });
      if (result.ok) announce(t('history.restoredToast'));
      return result;
    });

  return (
    <div class="column gap-3 version-secret">
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {isOpen && shown ? (
        <>
          <p>
            <Button size="small" tone="quiet" onClick={cover}>
              {t('common.hide')}
            </Button>
          </p>
          <ComparedStates {...props} {...shown} restore={restore} />
        </>
      ) : (
        <>
          <p>
            <Button size="small" icon="eye" disabled={isShared} onClick={uncover}>
              {t('secret.show')}
            </Button>
          </p>
          <p class="soft small">{t('secret.hidden')}</p>
        </>
      )}
    </div>
  );
}
