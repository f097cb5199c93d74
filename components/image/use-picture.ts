import { useEffect, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { fetchPicture } from './fetch-picture.ts';

export type Picture =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'here'; url: string }
  /** Why it isn't shown, in a few words. */
  | { state: 'failed'; sentence: string };

/** An image as an object URL, for as long as it is shown. Pass null while it may not be fetched. */
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
        if (fetched.ok) url = URL.createObjectURL(fetched.value);
        setKnown({
          of: address,
          picture: url
            ? { state: 'here', url }
            : { state: 'failed', sentence: fetched.ok ? '' : t(fetched.problem.sentence) },
        });
      },
      // Aborted: the image is no longer shown.
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
