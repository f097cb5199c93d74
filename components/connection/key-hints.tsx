import type { Details } from './details.ts';
import { tokenPage } from './details.ts';

/** Where the application key comes from. It names no membership tier, because World Anvil changes those. */
export function ApplicationKeyHint() {
  return (
    <>
      It names this program to World Anvil. A form on their site asks for one; people answer it, so it can
      take days.
    </>
  );
}

/** Where the user token comes from, with a link if the address is valid. */
export function UserTokenHint({ address }: Pick<Details, 'address'>) {
  const page = tokenPage(address);
  return (
    <>
      It lets Loreside act as you. You make it{' '}
      {page ? (
        <a href={page} target="_blank" rel="noreferrer">
          on your API keys page
        </a>
      ) : (
        'on your API keys page'
      )}
      , and can take it back there at any time.
    </>
  );
}
