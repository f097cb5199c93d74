import { t } from '../../lib/i18n/index.ts';
import type { Entry } from '../../lib/library/index.ts';
import './entry-view.css';
import type { EntryViewProps } from './view.ts';

/** The categories that an entry is in, from the root down. */
export function EntryPath(props: {
  path: readonly Entry[];
  open: EntryViewProps['open'];
  /** Still being read: its line stays reserved, so that nothing moves when it arrives. */
  isComing?: boolean;
}) {
  const { path, open } = props;
  if (path.length === 0)
    return props.isComing ? (
      <div class="detail-path" aria-hidden="true">
        <span class="detail-path-room">&nbsp;</span>
      </div>
    ) : null;
  return (
    <nav class="detail-path" aria-label={t('entry.path')}>
      <ol>
        {path.map(({ kind, id, title }) => (
          <li key={id}>
            <button type="button" dir="auto" onClick={() => open({ kind, id }, 'here')}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
