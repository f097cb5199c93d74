/** What browsers tell of the connection to the network. COMPAT(firefox): nothing, then it counts as free. */
interface NetworkWords {
  saveData?: unknown;
  type?: unknown;
}

/** Whether the connection counts data or is asked to save it, as far as the browser can tell. */
export function isMetered(): boolean {
  const words: NetworkWords = 'connection' in navigator ? Object(navigator.connection) : {};
  return words.saveData === true || words.type === 'cellular';
}
