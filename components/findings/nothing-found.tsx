import { type Checked, RULES } from '../../lib/checks/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { Button, EmptyState } from '../ui/index.ts';

/** What was checked, where nothing was found. */
export function NothingFound(props: { checked: Checked; rulesOn: number; onChecks: () => void }) {
  const { checked, rulesOn, onChecks } = props;
  const { entries, read, dates } = checked;
  const choose = (
    <Button size="small" onClick={onChecks}>
      {t('findings.chooseChecks')}
    </Button>
  );
  if (entries === 0)
    return (
      <EmptyState icon="world" title={t('findings.noEntries')}>
        <p>{t('findings.noEntriesHint')}</p>
      </EmptyState>
    );
  if (rulesOn === 0)
    return (
      <EmptyState icon="review" title={t('findings.allOff')} actions={choose}>
        <p>{t('findings.allOffHint')}</p>
      </EmptyState>
    );
  return (
    <EmptyState icon="check" title={t('findings.nothing')}>
      <ul class="finding-checked">
        <li>{t('findings.checkedEntries', { count: entries })}</li>
        <li>{t('findings.checkedRead', { count: read })}</li>
        <li>{t('findings.checkedDates', { count: dates })}</li>
        <li>{t('findings.checkedRules', { on: rulesOn, all: RULES.length })}</li>
      </ul>
      <p class="soft small">{t('findings.whatIsRead')}</p>
    </EmptyState>
  );
}
