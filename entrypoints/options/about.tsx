import browser from 'webextension-polyfill';
import { CopyDiagnostics } from '../../components/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';

/** Version, license and privacy, and a button that copies the diagnostics. */
export function About() {
  const { version, homepage_url: home } = browser.runtime.getManifest();
  return (
    <>
      <p>{t('options.version', { version })}</p>
      <p class="options-actions">
        {home && (
          <a href={home} target="_blank" rel="noreferrer">
            {t('options.homepage')}
          </a>
        )}
        <a href="/licenses.txt" target="_blank" rel="noreferrer">
          {t('options.licenses')}
        </a>
      </p>
      <p>{t('options.independent')}</p>
      <dl class="facts">
        <dt>{t('options.keys')}</dt>
        <dd>{t('options.keysHere')}</dd>
        <dt>{t('options.drafts')}</dt>
        <dd>{t('options.draftsStored')}</dd>
        <dt>{t('options.yourWorld')}</dt>
        <dd>{t('options.yourWorldStored')}</dd>
        <dt>{t('options.settings')}</dt>
        <dd>{t('options.settingsStored')}</dd>
      </dl>
      <h3>{t('diagnostics.diagnostics')}</h3>
      <p>{t('diagnostics.hint')}</p>
      <CopyDiagnostics />
    </>
  );
}
