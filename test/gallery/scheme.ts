export type Scheme = 'light' | 'dark';

const isScheme = (word: string | null): word is Scheme => word === 'light' || word === 'dark';

/** Renders this document in the scheme named in its address, whatever the system uses. */
export function forceScheme(word: string | null): void {
  if (isScheme(word)) document.documentElement.style.colorScheme = word;
}
