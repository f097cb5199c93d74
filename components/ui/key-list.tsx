import { t } from '../../lib/i18n/index.ts';
import { Kbd } from './kbd.tsx';
import { keyNames } from './key-names.ts';
import './key-list.css';

/** A keyboard shortcut, as it is displayed. */
export interface KeyHint {
  /** Null if none is set. */
  keys: string | null;
  does: string;
}

export interface KeyGroup {
  /** Null if there is only one group. */
  title: string | null;
  keys: readonly KeyHint[];
}

/** Keyboard shortcuts and what they do. */
export function KeyList(props: { groups: readonly KeyGroup[]; heading?: 'h3' | 'h4' }) {
  const { groups, heading: Heading = 'h3' } = props;
  return (
    <>
      {groups.map(({ title, keys }) => (
        <section key={title} class="key-list">
          {title !== null && <Heading>{title}</Heading>}
          <dl>
            {keys.map((hint) => (
              <div key={hint.does}>
                <dt>
                  {hint.keys === null ? (
                    <span class="soft small">{t('options.shortcutNotSet')}</span>
                  ) : (
                    <>
                      <Kbd>{hint.keys}</Kbd>
                      <span class="visually-hidden">{keyNames(hint.keys)}</span>
                    </>
                  )}
                </dt>
                <dd>{hint.does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
