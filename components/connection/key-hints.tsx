import type { ComponentChildren } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import { Trans } from '../ui/index.ts';
import type { Details } from './details.ts';
import { tokenPage } from './details.ts';

/** Where the application key comes from. It names no membership tier, because World Anvil changes those. */
export function ApplicationKeyHint() {
  return <>{t('connection.applicationKeyHint')}</>;
}

/** Where the user token comes from, with a link if the address is valid. */
export function UserTokenHint({ address }: Pick<Details, 'address'>) {
  const page = tokenPage(address);
  const link = (text: ComponentChildren) =>
    page ? (
      <a href={page} target="_blank" rel="noreferrer">
        {text}
      </a>
    ) : (
      text
    );
  return <Trans id="connection.userTokenHint" values={{ link }} />;
}
