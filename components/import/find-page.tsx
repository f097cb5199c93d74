import { useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { Button, Field } from '../ui/index.ts';
import { EXAMPLE, exportAddress } from './export-address.ts';

/** Opens the export page of a world for somebody who doesn't know its name in addresses. */
export function FindPage() {
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const open = () => {
    const url = exportAddress(pasted);
    setProblem(url === null ? t('import.findProblem') : null);
    if (url !== null) detach(browser.tabs.create({ url }), 'import.openPage');
  };
  return (
    <form
      class="import-find"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <Field label={t('import.findLabel')} problem={problem}>
        {(ids) => (
          <div class="import-find-row">
            <input
              {...ids}
              class="input"
              type="url"
              dir="ltr"
              autocomplete="off"
              spellcheck={false}
              placeholder={EXAMPLE}
              value={pasted}
              onInput={(event) => setPasted(event.currentTarget.value)}
            />
            <Button type="submit">{t('import.findOpen')}</Button>
          </div>
        )}
      </Field>
    </form>
  );
}
