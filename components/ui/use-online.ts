import { useCurrent } from './use-current.ts';

function watchOnline(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser has a network connection, as far as it knows. */
export const useOnline = (): boolean => useCurrent(() => navigator.onLine, watchOnline);
