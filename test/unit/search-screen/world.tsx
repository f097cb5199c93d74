import { cleanup, render } from '@testing-library/preact';
import { vi } from 'vitest';
import type { Route } from '../../../components/panel/navigation/route.ts';
import { type Entry, openLibrary, openWriter } from '../../../lib/library/index.ts';
import { writeConnection } from '../../../lib/stored-state/index.ts';
import { SALTMERE } from '../capture-screen/popup.tsx';

export const entry = (id: string, title: string, change: Partial<Entry> = {}): Entry => ({
  worldId: 'w1',
  kind: 'article',
  id,
  title,
  aliases: [],
  template: 'person',
  state: 'public',
  isDraft: false,
  isWip: false,
  tags: [],
  excerpt: null,
  url: null,
  slug: null,
  categoryId: null,
  updatedAt: null,
  wordcount: null,
  isPending: false,
  ...change,
});

/** A connection to Saltmere, and an offline copy with these entries. */
export async function worldOf(...entries: Entry[]): Promise<void> {
  await (await openLibrary()).clear();
  await writeConnection(SALTMERE);
  await openWriter().put('w1', entries);
}

export interface PanelCallbacks {
  onDraft: (title: string, worldId: string | null) => Promise<void>;
  onEdit: (id: string) => Promise<void>;
}

/** Opens the panel, as the browser does, at the search or at another route. */
export async function openPanel(first: Route = { view: 'home', typed: '' }): Promise<PanelCallbacks> {
  cleanup();
  const { Panel } = await import('../../../components/panel/index.ts');
  // Load what the panel loads on demand: on a busy machine that takes longer than a test waits.
  await Promise.all([
    import('../../../components/quick-edit/index.ts'),
    import('../../../components/article/index.ts'),
    import('../../../components/history/operations/operation-toasts.tsx'),
    import('../../../components/editor-integration/index.ts'),
  ]);
  const callbacks: PanelCallbacks = { onDraft: vi.fn(async () => {}), onEdit: vi.fn(async () => {}) };
  render(<Panel initialRoute={first} {...callbacks} />);
  return callbacks;
}
