import { Trans } from '../ui/index.ts';
import type { Details } from './details.ts';
import { tokenPageLink } from './renew-token.tsx';

/** World Anvil's own guide, which leads to the form. */
const APPLICATION_KEY_GUIDE = 'https://www.worldanvil.com/learn/account/get-api-key';

/** Where the application key comes from. It names no membership tier, because World Anvil changes those. */
export function ApplicationKeyHint() {
  return (
    <Trans
      id="connection.applicationKeyHint"
      values={{
        link: (text) => (
          <a href={APPLICATION_KEY_GUIDE} target="_blank" rel="noreferrer">
            {text}
          </a>
        ),
      }}
    />
  );
}

/** Where to look after World Anvil refused the keys. It doesn't say which of them is wrong. */
export function CheckKeys({ address }: Pick<Details, 'address'>) {
  return (
    <p>
      <Trans id="connection.checkKeys" values={tokenPageLink(address)} />
    </p>
  );
}

/** Where the user token comes from, with a link if the address is valid. */
export function UserTokenHint({ address }: Pick<Details, 'address'>) {
  return <Trans id="connection.userTokenHint" values={tokenPageLink(address)} />;
}
