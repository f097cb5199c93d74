import { RULES, SEVERITIES } from '../../lib/checks/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { Button, ModalDialog, Switch } from '../ui/index.ts';
import { SeverityIcon } from './finding-row.tsx';

/** Every check: what it looks for, how many findings it has, and a switch. */
export function ChecksDialog(props: {
  off: ReadonlySet<string>;
  /** Findings by the id of their rule, also of rules that are off. */
  counts: ReadonlyMap<string, number>;
  onSwitch: (rule: string, isOn: boolean) => void;
  onClose: () => void;
}) {
  const { off, counts, onSwitch, onClose } = props;
  return (
    <ModalDialog
      title={t('findings.checks')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <p class="soft small">{t('findings.whatIsRead')}</p>
      {SEVERITIES.map((severity) => {
        const rules = RULES.filter((rule) => rule.severity === severity);
        if (rules.length === 0) return null;
        return (
          <section key={severity} class="check-group">
            <h3>
              <SeverityIcon severity={severity} /> {t('findings.severityTitle', { severity })}
            </h3>
            <ul>
              {rules.map(({ id, name, about }) => (
                <li key={id} class="check" data-rule={id}>
                  <Switch checked={!off.has(id)} onChange={(isOn) => onSwitch(id, isOn)}>
                    <span class="check-name">{t(name)}</span>
                    <span class="check-about small soft">{t(about)}</span>
                  </Switch>
                  <span class="check-count small soft">
                    {t('findings.checkCount', { count: counts.get(id) ?? 0 })}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </ModalDialog>
  );
}
