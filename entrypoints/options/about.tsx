import browser from 'webextension-polyfill';
import { CopyDiagnostics } from '../../components/diagnostics/index.ts';
import { helpAddress } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { WideSetting } from './setting.tsx';

/** Version, license and privacy, and a button that copies the diagnostics. */
export function About() {
  const { version, homepage_url: home } = browser.runtime.getManifest();
  return (
    <>
      <WideSetting name={t('options.version', { version })} hint={t('options.independent')}>
        <p class="options-actions">
          {home && (
            <a href={home} target="_blank" rel="noreferrer">
              {t('options.homepage')}
            </a>
          )}
          <a href={helpAddress('start')} target="_blank" rel="noopener">
            {t('help.title')}
          </a>
          <a href={helpAddress('news')} target="_blank" rel="noopener">
            {t('help.news')}
          </a>
          <a href="/licenses.txt" target="_blank" rel="noreferrer">
            {t('options.licenses')}
          </a>
        </p>
      </WideSetting>
      <WideSetting name={t('options.keys')} hint={t('options.keysHere')} />
      <WideSetting name={t('options.drafts')} hint={t('options.draftsStored')} />
      <WideSetting name={t('options.yourWorld')} hint={t('options.yourWorldStored')} />
      <WideSetting name={t('options.settings')} hint={t('options.settingsStored')} />
      <WideSetting name={t('diagnostics.diagnostics')} hint={t('diagnostics.hint')}>
        <CopyDiagnostics />
      </WideSetting>
    </>
  );
}
