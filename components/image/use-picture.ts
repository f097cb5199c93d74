import { useEffect, useState } from 'preact/hooks';
import { fetchPicture } from './fetch-picture.ts';

export type Picture =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'here'; url: string }
  /** A few words: why it is not shown. */
  | { state: 'failed'; sentence: string };

/** A picture as an address of our own, for as long as it is shown. Null: it may not be fetched. */
export function usePicture(address: string | null): Picture {
  const [known, setKnown] = useState<{ of: string | null; picture: Picture }>({
    of: null,
    picture: { state: 'none' },
  });
  useEffect(() => {
    if (address === null) return;
    const leaving = new AbortController();
    let url: string | null = null;
    fetchPicture(address, leaving.signal).then(
      (fetched) => {
        if (leaving.signal.aborted) return;
        if (fetched.ok) url = URL.createObjectURL(fetched.blob);
        setKnown({
          of: address,
          picture: url
            ? { state: 'here', url }
            : { state: 'failed', sentence: fetched.ok ? '' : fetched.sentence },
        });
      },
      // Aborted: the image is shown no more.
      () => {},
    );
    return () => {
      leaving.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [address]);
  if (address === null) return { state: 'none' };
  return known.of === address ? known.picture : { state: 'loading' };
}
