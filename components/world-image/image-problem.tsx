import { t } from '../../lib/i18n/index.ts';
import { Button } from '../ui/index.ts';
import type { ImageProblem } from './fetch-image.ts';

/** Problems that may have gone the next time. */
const PASSING: ReadonlySet<ImageProblem['kind']> = new Set(['notLoaded', 'offline']);

/** In an image's place: why it isn't shown, and what to do. */
export function ImageProblemText(props: { problem: ImageProblem; address: URL; tryAgain: () => void }) {
  const { problem, address } = props;
  return (
    <>
      <span class="small">{t(problem.sentence)}</span>
      {PASSING.has(problem.kind) ? (
        <Button size="small" tone="quiet" onClick={props.tryAgain}>
          {t('common.tryAgain')}
        </Button>
      ) : (
        problem.kind !== 'gone' && (
          <a
            class="small"
            href={address.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            referrerpolicy="no-referrer"
          >
            {t('image.openInTab')}
          </a>
        )
      )}
    </>
  );
}
