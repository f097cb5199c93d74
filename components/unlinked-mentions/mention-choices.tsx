import { t } from '../../lib/i18n/index.ts';
import type { MentionChoices } from '../../lib/unlinked-mentions/index.ts';
import { Segmented } from '../ui/index.ts';

/** How the list is grouped, and which mentions become links. Both are remembered. */
export function ChooseMentions(props: {
  choices: MentionChoices;
  onChange: (change: Partial<MentionChoices>) => void;
}) {
  const { choices, onChange } = props;
  return (
    <div class="mention-choices">
      <Segmented
        label={t('mentions.groupBy')}
        value={choices.group}
        options={[
          { value: 'name', label: t('mentions.byName') },
          { value: 'article', label: t('mentions.byArticle') },
        ]}
        onChange={(group) => onChange({ group })}
      />
      <Segmented
        label={t('mentions.places')}
        value={choices.places}
        options={[
          { value: 'first', label: t('mentions.firstOnly') },
          { value: 'all', label: t('mentions.allPlaces') },
        ]}
        onChange={(places) => onChange({ places })}
      />
    </div>
  );
}
