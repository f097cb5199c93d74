import { act, cleanup, renderHook, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import type { Reading } from '../../../components/secret/audience.ts';
import { useReveal } from '../../../components/secret/use-reveal.ts';
import { answerWith } from '../history-screen/background.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const PUBLIC = { state: 'public', groupIds: [] } as const;
const HIDDEN = { state: 'private', groupIds: [] } as const;

test('an undo that shows a secret to readers again asks first; one that hides it doesn’t', async () => {
  const asked = answerWith({
    'secret.change': (request) => Object(request).to,
    'secret.groups': () => [],
  });
  const changes = () => asked.filter(({ channel }) => channel === 'secret.change').length;
  const reading: Reading = {
    ...{ known: null, content: null, busy: false, errorMessage: null },
    ...{ show: vi.fn(), cover: vi.fn(), readAudience: async () => null, setAudience: vi.fn() },
  };
  const { result } = renderHook(() => useReveal('w1', 's1', reading));
  const settled = (count: number) =>
    waitFor(() => {
      expect(changes()).toBe(count);
      expect(result.current.at.step).toBe('closed');
    });
  act(() => result.current.send({ ...HIDDEN, groupIds: [] }, { ...PUBLIC, groupIds: [] }));
  await settled(1);
  act(() => result.current.undoChange());
  expect(result.current.at).toMatchObject({ step: 'asking', to: PUBLIC });
  expect(changes()).toBe(1);
  act(() => result.current.send({ ...PUBLIC, groupIds: [] }, { ...HIDDEN, groupIds: [] }));
  await settled(2);
  act(() => result.current.undoChange());
  await settled(3);
});
