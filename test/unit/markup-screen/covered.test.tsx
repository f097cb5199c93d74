import { cleanup, render, waitFor } from '@testing-library/preact';
import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { RichText } from '../../../components/markup/index.ts';
import { WorldContext } from '../../../components/screen-share/index.ts';
import { StatusText } from '../../../components/search/index.ts';
import { entry, worldOf } from '../search-screen/world.tsx';

beforeEach(async () => {
  cleanup();
  await worldOf(entry('open', 'The Needle'), entry('shut', 'The Traitor', { state: 'private' }));
});

const TEXT =
  '@[The Needle](landmark:open) and @[The Traitor](person:shut), [secret:s1] @[Elsewhere](person:unknown) [spoiler]x|@[The Traitor](person:shut)[/spoiler]';

function show() {
  const text = <RichText text={TEXT} open={() => {}} />;
  return render(<WorldContext.Provider value="w1">{text}</WorldContext.Provider>).container;
}
const covered = (container: Element) =>
  [...container.querySelectorAll('[data-private]')].map((one) => one.textContent?.trim());

test('screen-share mode hides the names of private entries wherever a public text names them', async () => {
  await fakeBrowser.storage.session.set({ screenshare: true });
  const container = show();
  expect(covered(container)).toContain('The Needle');
  await waitFor(() => expect(covered(container)).not.toContain('The Needle'));
  expect(covered(container)).toContain('The Traitor');
  expect(covered(container).some((words) => words?.startsWith('Secret'))).toBe(true);
  expect(covered(container)).not.toContain('Elsewhere');
  await fakeBrowser.storage.session.remove('screenshare');
  await waitFor(() => expect(covered(container)).toEqual([]));
});

test('a status message says what was done and covers the entry’s name', () => {
  const said = (sentence: string) => {
    const { container } = render(<StatusText sentence={sentence} />);
    return [container.textContent, covered(container)];
  };
  const copied = 'Copied a mention of “The Traitor”.';
  expect(said(copied)).toEqual([copied, ['“The Traitor”']]);
  cleanup();
  const noPage = '“The Traitor” has no page that Loreside knows.';
  expect(said(noPage)).toEqual([noPage, ['“The Traitor”']]);
  cleanup();
  for (const named of [
    'Erwähnung von „The Traitor“ kopiert.',
    'Mention de « The Traitor » copiée.',
    '「The Traitor」をコピーしました。',
  ]) {
    expect(said(named)[1]?.toString()).toContain('The Traitor');
    cleanup();
  }
  expect(said('Copied as plain text.')).toEqual(['Copied as plain text.', []]);
});
