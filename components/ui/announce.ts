let region: HTMLElement | null = null;

/** Announces a sentence to screen readers, politely. The live region is created on first use and kept. */
export function announce(sentence: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'visually-hidden announcer';
    region.setAttribute('role', 'status');
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  region.textContent = sentence;
}
