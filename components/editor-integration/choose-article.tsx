import type { InsertableEntry } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { Button, Trans } from '../ui/index.ts';
import type { Suggestion } from './suggestions.ts';

/** Lets the person choose between articles of the same name. */
export function ChooseArticle(props: {
  candidates: Suggestion['candidates'];
  chosen: InsertableEntry;
  choose: (by: number) => void;
}) {
  const { candidates, chosen, choose } = props;
  return (
    <p class="link-check-choose">
      <span>
        <Trans
          id="editor.ambiguous"
          values={{
            count: candidates.length,
            titleText: chosen.title,
            title: (chunks) => (
              <span data-private={candidates.some((one) => one.isPrivate) || undefined}>{chunks}</span>
            ),
          }}
        />
      </span>{' '}
      <Button size="small" keys="→" onClick={() => choose(1)}>
        {t('editor.another')}
      </Button>
    </p>
  );
}
