import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { BackupScreen } from '../../../components/backup/index.ts';
import { forgetBackups, putRun, type Run } from '../../../lib/history/backup/index.ts';
import { connection } from '../background/connected.ts';

const runOf = (change: Partial<Run>): Run => ({
  ...{
    worldId: 'w1',
    purpose: 'backup',
    state: 'running',
    step: 'things',
    done: 12,
    total: 30,
    sentence: null,
  },
  ...{ beganAt: 1, readyAt: null, triedAt: null, service: 'current', world: null, refused: [] },
  ...change,
});

let asked: unknown[] = [];

beforeEach(async () => {
  await forgetBackups(null);
  asked = [];
  fakeBrowser.runtime.onMessage.addListener(async ({ channel, request }) => {
    asked.push([channel, request]);
    return { ok: true, value: undefined };
  });
});
afterEach(cleanup);

const worlds = connection.worlds.map((world) => ({ ...world, source: 'account' as const }));
const show = () => render(<BackupScreen worlds={worlds} worldId={connection.worldId} />);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = (file: File) => {
  const input = screen.getByLabelText('Choose a backup to check');
  fireEvent.change(input, { target: { files: [file] } });
};

describe('the backup screen', () => {
  it('starts a backup of the chosen world', async () => {
    show();
    await press(/^Start backup/);
    expect(asked).toEqual([['backup.read', { worldId: connection.worldId, command: 'backup' }]]);
  });

  it('shows progress and can be paused', async () => {
    show();
    await screen.findByRole('button', { name: /^Start backup/ });
    await putRun(runOf({ worldId: connection.worldId ?? '' }));
    expect(await screen.findByText('12 of 30')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('12');
    await press('Pause');
    expect(asked).toEqual([['backup.read', { worldId: connection.worldId, command: 'pause' }]]);
  });

  it('a world from an export is saved as it is on this device, without a question about secrets', async () => {
    const saltmere = { id: 'e1', title: 'Saltmere', slug: null, url: null, ownership: null };
    await putRun(runOf({ worldId: 'e1', state: 'ready' }));
    render(<BackupScreen worlds={[{ ...saltmere, source: 'export' }]} worldId={null} />);
    expect(await screen.findByRole('button', { name: 'Save ZIP' })).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    await forgetBackups(null);
    expect(await screen.findByText(/World Anvil isn’t contacted/)).toBeTruthy();
  });

  it('warns before secrets are included', async () => {
    await putRun(runOf({ worldId: connection.worldId ?? '', state: 'ready' }));
    show();
    fireEvent.click(await screen.findByRole('switch', { name: 'Include secrets' }));
    expect(await screen.findByText(/isn’t encrypted/)).toBeTruthy();
  });
});

describe('a file that the user opens', () => {
  it('that isn’t a backup is rejected with a message and without a request', async () => {
    show();
    await screen.findByRole('button', { name: /^Start backup/ });
    choose(new File(['<html>'], 'page.zip'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This isn’t a ZIP file'));
    expect(asked).toEqual([]);
  });
});
