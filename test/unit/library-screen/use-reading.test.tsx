import { render } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { useReading } from '../../../components/library/index.ts';
import type { WorldIndex } from '../../../components/search/index.ts';
import type { LibraryChange } from '../../../lib/library/index.ts';

/** A world whose texts arrive when told, and a reading of it that ends when told. */
function stage() {
  const listeners = new Set<(change: LibraryChange) => void>();
  const library = {
    subscribe: (listener: (change: LibraryChange) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const readings: { signal: AbortSignal; end: (found: string) => void }[] = [];
  const read = (_: WorldIndex, signal: AbortSignal) =>
    new Promise<string>((end) => readings.push({ signal, end }));
  const Shown = ({ worldId }: { worldId: string }) => {
    const reading = useReading({ library, worldId } as unknown as WorldIndex, read);
    return <p>{reading.state === 'read' ? reading.found : reading.state}</p>;
  };
  const { container: host, unmount } = render(<Shown worldId="w1" />);
  return {
    host,
    readings,
    arrive: () => {
      for (const listener of listeners) listener({ worldId: 'w1', what: 'bodies', refs: [] });
    },
    leave: unmount,
  };
}

test('a reading ends and is shown though texts arrive all the time, and is repeated once', async () => {
  const { host, readings, arrive, leave } = stage();
  await vi.waitFor(() => expect(readings).toHaveLength(1));
  for (let text = 0; text < 20; text += 1) arrive();
  expect(readings[0]?.signal.aborted).toBe(false);
  readings[0]?.end('3 broken links');
  await vi.waitFor(() => expect(host.textContent).toBe('3 broken links'));
  await vi.waitFor(() => expect(readings).toHaveLength(2), { timeout: 10_000 });
  // What was shown stays while the world is read again.
  arrive();
  expect(host.textContent).toBe('3 broken links');
  readings[1]?.end('4 broken links');
  await vi.waitFor(() => expect(host.textContent).toBe('4 broken links'));
  leave();
});

test('leaving ends a reading, and nothing is read any more', async () => {
  const { readings, arrive, leave } = stage();
  await vi.waitFor(() => expect(readings).toHaveLength(1));
  leave();
  await vi.waitFor(() => expect(readings[0]?.signal.aborted).toBe(true));
  arrive();
  readings[0]?.end('late');
  await Promise.resolve();
  expect(readings).toHaveLength(1);
});
