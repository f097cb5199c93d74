/** The browser's network information. COMPAT(firefox): it has none, so the connection counts as unmetered. */
interface NetworkWords {
  saveData?: unknown;
  type?: unknown;
}

/** Whether the connection is metered or in data-saver mode, as far as the browser knows. */
export function isMetered(): boolean {
  const words: NetworkWords = 'connection' in navigator ? Object(navigator.connection) : {};
  return words.saveData === true || words.type === 'cellular';
}
