import browser from 'webextension-polyfill';
import { CopyDiagnostics } from '../../components/diagnostics/index.ts';

/** Version, license and privacy, and a button that copies the diagnostics. */
export function About() {
  const { version, homepage_url: home } = browser.runtime.getManifest();
  return (
    <>
      <p>
        Loreside {version}, under the MIT license.{' '}
        {home && (
          <a href={home} target="_blank" rel="noreferrer">
            Homepage
          </a>
        )}
        {' · '}
        <a href="/licenses.txt" target="_blank" rel="noreferrer">
          Licenses of included software
        </a>
      </p>
      <p>
        It is independent: neither made nor endorsed by World Anvil, whose name belongs to its owners. It
        talks to the service address that you gave and to nobody else. Nothing is counted, measured or sent
        home.
      </p>
      <dl class="facts">
        <dt>Keys</dt>
        <dd>
          On this device. They are encrypted only if you set a passphrase; without one, anyone who can read
          this browser’s files can read them.
        </dd>
        <dt>Drafts</dt>
        <dd>On this device, until you discard them; 30 days more in the bin.</dd>
        <dt>Your world</dt>
        <dd>
          Worlds that you chose are copied to this device, so that they can be searched at once. What secrets
          say is not, unless you want it, encrypted.
        </dd>
        <dt>Settings</dt>
        <dd>On this device. Nothing is synchronised through the browser’s account.</dd>
      </dl>
      <h3>Diagnostics</h3>
      <p>
        If something doesn’t work, copy the diagnostics and add them to your report. They say which versions
        and settings you use, how many drafts, entries and changes are stored, and which errors happened since
        the browser started. They hold no text, title, name, address or key.
      </p>
      <CopyDiagnostics />
    </>
  );
}
