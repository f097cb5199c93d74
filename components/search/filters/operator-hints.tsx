import { t } from '../../../lib/i18n/index.ts';
import { navigateToolbar } from '../../ui/index.ts';

/** What the search box understands besides words. Each is typed as it is shown. */
const OPERATORS = [
  { typed: 'tag:', shown: 'tag:', hint: 'search.operatorTag' },
  { typed: 'kind:', shown: 'kind:', hint: 'search.operatorKind' },
  { typed: 'links:', shown: 'links:', hint: 'searchLinks.operatorLinks' },
  { typed: 'to:', shown: 'to:', hint: 'searchLinks.operatorTo' },
  { typed: '"', shown: '"…"', hint: 'search.operatorPhrase' },
  { typed: '-', shown: '-', hint: 'search.operatorNot' },
] as const;

/** The operators of the search with one-line hints. A click types one. */
export function OperatorHints({ onTyped }: { onTyped: (typed: string) => void }) {
  return (
    <div class="filters">
      <div
        class="filter-strip operator-strip"
        role="toolbar"
        aria-label={t('search.operators')}
        onKeyDown={navigateToolbar}
      >
        {OPERATORS.map(({ typed, shown, hint }, at) => (
          <button
            key={typed}
            type="button"
            class="filter"
            tabIndex={at === 0 ? 0 : -1}
            onClick={() => onTyped(typed)}
          >
            <code dir="ltr">{shown}</code> {t(hint)}
          </button>
        ))}
      </div>
    </div>
  );
}
