import { configure } from '@testing-library/preact';
import { afterAll, beforeEach, vi } from 'vitest';
import { currentToasts, dismissToast } from '../components/ui/overlays/toasts.ts';

// It only ends a hang: a shared machine may pause for much longer than the default of one second.
configure({ asyncUtilTimeout: 90_000 });

/** happy-dom has no layout. Everything is in sight. */
class Sight implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element): void {
    const rect = target.getBoundingClientRect();
    const seen = { isIntersecting: true, intersectionRatio: 1, time: 0, target };
    this.#callback([{ ...seen, boundingClientRect: rect, intersectionRect: rect, rootBounds: null }], this);
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
Object.assign(globalThis, { IntersectionObserver: Sight });

// An announcement stays until the next one, a toast until its time is over, and test files share a document. A module that
// is loaded again has an element of its own, so those of earlier tests go.
beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  for (const announcer of document.querySelectorAll('.announcer')) announcer.remove();
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
