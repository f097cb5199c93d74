import { configure } from '@testing-library/preact';
import { afterAll, beforeEach, vi } from 'vitest';

// As in every other test: a shared machine may stand still for longer than the second that is waited by default.
configure({ asyncUtilTimeout: 20_000 });

// What was said aloud stands until something else is said, and files share a document.
beforeEach(() => {
  for (const said of document.querySelectorAll('[aria-live]')) said.textContent = '';
});

// Screens load parts of themselves when they are wanted, some after the last test of a file ended.
afterAll(() => vi.dynamicImportSettled());
