import { useState } from 'preact/hooks';

/** A value of the screen that is still there when it opens again. */
export function useRemembered<T>(read: () => T, remember: (value: T) => void): [T, (value: T) => void] {
  const [value, setValue] = useState(read);
  const change = (next: T) => {
    setValue(() => next);
    remember(next);
  };
  return [value, change];
}
