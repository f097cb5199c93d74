import { t } from '../../lib/i18n/index.ts';
import { goTo } from './go-to.ts';
import type { TextHeading } from './read-text.ts';

/** A table of contents of the text it is in, like World Anvil's. */
export function TextContents({ headings }: { headings: readonly TextHeading[] }) {
  if (headings.length === 0) return null;
  return (
    <ul class="rich-contents" aria-label={t('markup.contents')}>
      {headings.map(({ id, words, depth }) => (
        <li key={id} data-depth={Math.min(depth, 3)}>
          <a
            href={`#${id}`}
            dir="auto"
            onClick={(event) => {
              event.preventDefault();
              goTo(id, event.currentTarget);
            }}
          >
            {words || t('common.untitled')}
          </a>
        </li>
      ))}
    </ul>
  );
}
