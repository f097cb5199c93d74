import { configure } from '@testing-library/preact';
import { afterAll, beforeEach, vi } from 'vitest';

// A shared machine may pause for longer than the default timeout of one second.
configure({ asyncUtilTimeout: 20_000 });

// An announcement stays until the next one, and test files share a document.
beforeEach(() => {
  for (const said of document.querySelectorAll('[aria-live]')) said.textContent = '';
});

// happy-dom has no popovers. Only what can be seen of one matters to these tests.
HTMLElement.prototype.showPopover = function () {
  this.setAttribute('data-open', '');
};
HTMLElement.prototype.hidePopover = function () {
  this.removeAttribute('data-open');
};

// Screens load parts of themselves on demand, some after the last test of a file has ended.
afterAll(() => vi.dynamicImportSettled());
