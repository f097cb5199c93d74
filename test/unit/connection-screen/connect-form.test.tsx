import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { ConnectForm, RefusedNotice } from '../../../components/connection/index.ts';
import { message } from '../../../lib/i18n/index.ts';
import type { Connection } from '../../../lib/stored-state/index.ts';

const CONNECTED: Connection = {
  state: 'connected',
  address: 'https://www.worldanvil.com',
  version: 'current',
  segment: 'boromir',
  username: 'mirabel',
  worlds: [{ id: 'w1', title: 'Saltmere', slug: null, url: null, ownership: null }],
  worldId: 'w1',
  hasPassphrase: false,
  tokenExposed: false,
  templates: [],
};
const STEPS = (['address', 'keys', 'identity', 'worlds'] as const).map((name) => ({
  name,
  ok: true,
  sentence: message('connection.responded'),
}));

type Asked = { channel: string; request: unknown };
let asked: Asked[];
let answer: (question: Asked) => unknown;
const request = vi.fn(async (_what: { origins: string[] }) => true);

beforeEach(() => {
  asked = [];
  answer = () => ({ ok: true, value: { steps: STEPS, connection: CONNECTED } });
  request.mockClear();
  request.mockResolvedValue(true);
  Object.assign(fakeBrowser.permissions, { request });
  Object.assign(fakeBrowser.runtime, {
    sendMessage: async (question: Asked) => {
      asked.push(question);
      return answer(question);
    },
  });
});
afterEach(cleanup);

function show(known: Connection | null = null) {
  const onConnected = vi.fn();
  render(<ConnectForm known={known} onConnected={onConnected} />);
  return onConnected;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
function fill() {
  type('Application key', ' app-key ');
  type('User token', 'token');
}

describe('the connect form', () => {
  it('requests the permission for this one address within the click, then sends the trimmed details', async () => {
    const onConnected = show();
    fill();
    press();
    expect(request).toHaveBeenCalledWith({ origins: ['https://www.worldanvil.com/*'] });
    await waitFor(() => expect(onConnected).toHaveBeenCalledWith(CONNECTED, null));
    expect(asked).toEqual([
      {
        channel: 'connection.connect',
        request: {
          address: 'https://www.worldanvil.com',
          version: 'current',
          segment: 'boromir',
          applicationKey: 'app-key',
          userToken: 'token',
          passphrase: null,
        },
      },
    ]);
    expect(field('Application key').value).toBe('');
    expect(field('User token').value).toBe('');
  });

  it('sends nothing if the permission is denied, says so, and keeps the input', async () => {
    request.mockResolvedValue(false);
    show();
    fill();
    press();
    await screen.findByText(/so nothing was sent/, { selector: 'li span' });
    expect(asked).toEqual([]);
    expect(field('User token').value).toBe('token');
  });

  it('waits for the permission with frozen fields; after Cancel, a late answer starts nothing', async () => {
    let answerPermission = (_isAllowed: boolean): void => {};
    request.mockReturnValue(new Promise((resolve) => (answerPermission = resolve)));
    show();
    expect(screen.queryByRole('list', { name: 'Connecting' })).toBeNull();
    fill();
    press();
    await screen.findByText(/Waiting for your browser’s permission…/, { selector: 'li span' });
    expect(field('User token').closest('[inert]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(field('User token').closest('[inert]')).toBeNull());
    expect(screen.queryByRole('list', { name: 'Connecting' })).toBeNull();
    answerPermission(true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual([]);
    expect(screen.queryByText(/Waiting for/)).toBeNull();
    expect(field('User token').value).toBe('token');
  });

  it('shows the failed step’s message, says that either key may be wrong, and keeps the input', async () => {
    const steps = [STEPS[0], { name: 'keys', ok: false, sentence: message('service.keysRefused') }];
    answer = () => ({ ok: true, value: { steps, connection: { state: 'none' }, wrongKey: 'either' } });
    const onConnected = show();
    fill();
    press();
    await screen.findByText(/didn’t accept your keys/, { selector: 'li span' });
    screen.getByText(/doesn’t say which key is wrong/);
    // Neither key is marked; only connecting has failed.
    const failed = [...document.querySelectorAll('[data-status="failed"] h2')].map((one) => one.textContent);
    expect(failed).toEqual(['Connect (needs attention)']);
    expect(screen.getAllByRole('link', { name: 'your API keys page' })).toHaveLength(2);
    expect(field('Application key').getAttribute('aria-invalid')).toBeNull();
    expect(field('User token').getAttribute('aria-describedby')).toContain('step-keys');
    expect(field('User token').value).toBe('token');
    expect(onConnected).not.toHaveBeenCalled();
  });

  it('sends nothing while a field is missing or the address is invalid', async () => {
    show();
    type('World Anvil address', 'not an address');
    press();
    await screen.findByText('Paste your application key here.');
    await screen.findByText('Paste your user token here.');
    expect(field('World Anvil address').getAttribute('aria-invalid')).toBe('true');
    expect(request).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });

  it('names the key that can’t be right, without a request', async () => {
    show();
    type('Application key', 'two words');
    type('User token', 'token');
    press();
    await screen.findByText(/has a space or a character/);
    expect(field('Application key').getAttribute('aria-invalid')).toBe('true');
    expect(field('User token').getAttribute('aria-invalid')).toBeNull();
    type('Application key', 'token');
    press();
    await screen.findByText(/same as the application key/);
    expect(field('User token').getAttribute('aria-invalid')).toBe('true');
    expect(request).not.toHaveBeenCalled();
  });

  const paste = (label: string, text: string) =>
    fireEvent.paste(field(label), { clipboardData: { getData: () => text } });
  const values = () => [field('Application key').value, field('User token').value];

  it('puts pasted keys that are named into their fields, in any order, and says so', () => {
    show();
    paste('Application key', 'x-auth-token: abc\nx-application-key: def');
    expect(values()).toEqual(['def', 'abc']);
    screen.getByText('Both keys are in, one in each field.', { selector: 'strong' });
    paste('Application key', '{"x-auth-token": "ghi"}');
    expect(values()).toEqual(['def', 'ghi']);
    screen.getByText(/That’s the user token/, { selector: 'strong' });
    type('Application key', 'jkl');
    expect(screen.queryByText(/That’s the user token/, { selector: 'strong' })).toBeNull();
    expect(paste('User token', 'a-bare-key'), 'the browser pastes it').toBe(true);
  });

  it('shares out two keys without names that are pasted into one field', () => {
    show();
    paste('User token', 'first-key-1234\nsecond-key-5678\n');
    expect(values()).toEqual(['first-key-1234', 'second-key-5678']);
  });

  it('says that the keys were the wrong way around', async () => {
    answer = () => ({ ok: true, value: { steps: STEPS, connection: CONNECTED, areExchanged: true } });
    const onConnected = show();
    fill();
    press();
    await waitFor(() =>
      expect(onConnected).toHaveBeenCalledWith(CONNECTED, message('connection.keysExchanged')),
    );
  });

  it('switches keys that were the wrong way around although something else failed', async () => {
    const worlds = { name: 'worlds', ok: false, sentence: message('service.timeout') };
    const steps = [...STEPS.slice(0, 3), worlds];
    answer = () => ({ ok: true, value: { steps, connection: { state: 'none' }, areExchanged: true } });
    show();
    fill();
    press();
    await screen.findByText(/Loreside switched them/);
    expect(values()).toEqual(['token', ' app-key ']);
  });

  it('blames neither key if the account may not use the API', async () => {
    const steps = [STEPS[0], { name: 'keys', ok: false, sentence: message('connection.noApiAccess') }];
    answer = () => ({ ok: true, value: { steps, connection: { state: 'none' }, wrongKey: null } });
    show();
    fill();
    press();
    await screen.findByText(/World Anvil knows these keys/, { selector: '.steps span' });
    expect(screen.queryByText(/doesn’t say which key is wrong/)).toBeNull();
  });

  it('marks the key that World Anvil says is wrong', async () => {
    const keys = { name: 'keys', ok: false, sentence: message('service.userTokenRefused') };
    const value = { steps: [STEPS[0], keys], connection: { state: 'none' }, wrongKey: 'userToken' };
    answer = () => ({ ok: true, value });
    show();
    fill();
    press();
    await screen.findByText(/didn’t accept the user token/, { selector: '.steps span' });
    expect(field('User token').getAttribute('aria-invalid')).toBe('true');
    expect(field('Application key').getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText(/doesn’t say which key is wrong/)).toBeNull();
    type('User token', 'another');
    expect(field('User token').getAttribute('aria-invalid')).toBeNull();
  });

  it('completes the address, so that it is clear what will be contacted', () => {
    show();
    type('World Anvil address', 'worldanvil');
    fireEvent.blur(field('World Anvil address'));
    expect(field('World Anvil address').value).toBe('https://www.worldanvil.com');
  });

  it('sends the passphrase in the same request, unless the repetition differs', async () => {
    const onConnected = show();
    fill();
    fireEvent.click(screen.getByRole('switch', { name: 'Lock with a passphrase' }));
    type('Passphrase', 'long enough words');
    type('Repeat passphrase', 'long enough word');
    press();
    await screen.findByText(/passphrases are different/);
    expect(asked).toEqual([]);
    type('Repeat passphrase', 'long enough words');
    press();
    await waitFor(() => expect(onConnected).toHaveBeenCalled());
    expect(asked).toMatchObject([
      { channel: 'connection.connect', request: { userToken: 'token', passphrase: 'long enough words' } },
    ]);
  });

  it('fills in the known address and version but never a secret', () => {
    show({ ...CONNECTED, address: 'https://own.example', version: 'earlier', segment: 'aragorn' });
    expect(field('World Anvil address').value).toBe('https://own.example');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Earlier version' }).checked).toBe(true);
    expect(field('Application key').value).toBe('');
    expect(field('User token').value).toBe('');
    expect(field('User token').type).toBe('password');
  });
});

describe('a connection whose consent was withdrawn', () => {
  const lost: Connection = { ...CONNECTED, state: 'refused', sentence: message('connection.consentLost') };

  it('says what still works, and asks again for the same address', async () => {
    render(<RefusedNotice connection={lost} />);
    screen.getByText(/it sends nothing\. Your drafts are safe\./);
    fireEvent.click(screen.getByRole('button', { name: 'Allow again' }));
    expect(request).toHaveBeenCalledWith({ origins: ['https://www.worldanvil.com/*'] });
    expect(asked).toEqual([]);
  });

  it('has nothing to ask if World Anvil rejected the keys', () => {
    render(<RefusedNotice connection={{ ...lost, sentence: message('service.keysRefused') }} />);
    screen.getByText(/didn’t accept/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
