import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { PrivateBlock, ScreenShareBar, useScreenShare } from '../../../components/screen-share/index.ts';

const shown = () => [...document.querySelectorAll('[data-shown]')].map((one) => one.textContent);

function Told() {
  const { isCovered } = useScreenShare();
  return <p>{isCovered ? 'The text is hidden' : 'The text is here'}</p>;
}

beforeEach(async () => {
  await fakeBrowser.storage.session.set({ screenshare: true });
  render(
    <>
      <ScreenShareBar />
      <ul>
        <li>
          <button type="button">Row</button> <b data-private>The traitor</b> <i data-private>A cellar</i>
        </li>
      </ul>
      <PrivateBlock isPrivate class="view">
        <Told />
      </PrivateBlock>
    </>,
  );
  await screen.findByRole('button', { name: /Show this one/ });
});
afterEach(cleanup);

const key = (type: 'keyDown' | 'keyUp', target: Element = document.body) =>
  fireEvent[type](target, { key: 's', code: 'KeyS' });

test('a key shows the whole view while it is held, and what is in it knows', async () => {
  expect(screen.getByText('The text is hidden')).toBeDefined();
  key('keyDown');
  expect(await screen.findByText('The text is here')).toBeDefined();
  key('keyUp');
  expect(await screen.findByText('The text is hidden')).toBeDefined();
  expect(shown()).toEqual([]);
});

test('in a row that has the focus, it shows all of the row and nothing else', () => {
  screen.getByRole('button', { name: 'Row' }).focus();
  key('keyDown');
  expect(shown()).toEqual(['The traitor', 'A cellar']);
  key('keyUp');
  expect(shown()).toEqual([]);
});

test('typing shows nothing', () => {
  const field = document.body.appendChild(document.createElement('input'));
  key('keyDown', field);
  expect(shown()).toEqual([]);
  field.remove();
});

test.each([
  ['its button again', () => fireEvent.click(screen.getByRole('button', { name: /Hide it again/ }))],
  ['the key', () => key('keyDown')],
  ['Esc', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['another window', () => fireEvent.blur(window)],
])('what a button shows is hidden by %s', async (_, hide) => {
  fireEvent.click(screen.getByRole('button', { name: /Show this one/ }));
  expect(await screen.findByText('The text is here')).toBeDefined();
  hide();
  expect(await screen.findByText('The text is hidden')).toBeDefined();
  await waitFor(() => expect(shown()).toEqual([]));
});
