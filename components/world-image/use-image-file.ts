import { useEffect, useState } from 'preact/hooks';
import { detach, report, reportAndUse } from '../../lib/diagnostics/index.ts';
import { message } from '../../lib/i18n/index.ts';
import { linkImage, readImageFile, removeImage, storeImage } from '../../lib/images/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import { fetchImage, type ImageProblem, makeThumbnail, pixelProblem } from './fetch-image.ts';

const MB = 1_000_000;

export type ImageFile =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'shown'; url: string; file: Blob; isStored: boolean }
  | { state: 'failed'; problem: ImageProblem };

export interface ImageActions {
  tryAgain: () => void;
  /** For the `load` event: stores the file, unless it is stored already. */
  onLoad: (event: { currentTarget: HTMLImageElement }) => void;
  /** For the `error` event: the file can't be drawn. */
  onError: () => void;
}

const NOT_LOADED: ImageProblem = { kind: 'notLoaded', sentence: message('image.failed') };
const DAMAGED: ImageProblem = { kind: 'damaged', sentence: message('image.damaged') };

/**
 * An image's file as an object URL, for as long as it is shown: the stored one, or else loaded and then stored.
 * @param address null while it may not be shown
 * @param standsFor where lists show its thumbnail
 */
export function useImageFile(
  worldId: WorldId,
  address: string | null,
  standsFor: readonly string[],
): [ImageFile, ImageActions] {
  const [known, setKnown] = useState<{ of: string; file: ImageFile } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const of = `${worldId} ${address} ${attempt}`;
  const show = (file: ImageFile) => setKnown({ of, file });
  const tryAgain = () => setAttempt((before) => before + 1);
  const file: ImageFile =
    address === null ? { state: 'none' } : known?.of === of ? known.file : { state: 'loading' };
  const isOffline = file.state === 'failed' && file.problem.kind === 'offline';

  useEffect(() => {
    if (address === null) return;
    const leaving = new AbortController();
    let url: string | null = null;
    const draw = (blob: Blob, isStored: boolean) => {
      url = URL.createObjectURL(blob);
      show({ state: 'shown', url, file: blob, isStored });
    };
    void (async () => {
      const unreadable = reportAndUse('image.readFile', null);
      const stored = await readImageFile(worldId, address, Date.now()).catch(unreadable);
      if (leaving.signal.aborted) return;
      if (stored) {
        if (standsFor.length > 0) detach(linkImage(worldId, address, standsFor), 'image.link');
        const problem = pixelProblem(stored);
        return problem ? show({ state: 'failed', problem }) : draw(stored.file, true);
      }
      const fetched = await fetchImage(address, leaving.signal);
      if (leaving.signal.aborted) return;
      if (fetched.ok) draw(fetched.value, false);
      else show({ state: 'failed', problem: fetched.problem });
    })().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      report(error, 'image.show');
      show({ state: 'failed', problem: NOT_LOADED });
    });
    return () => {
      leaving.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [of]);

  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isOffline]);

  const store = async (image: HTMLImageElement, shownAddress: string, blob: Blob) => {
    const { naturalWidth: width, naturalHeight: height } = image;
    const thumbnail = await makeThumbnail(image);
    const budget = (await readSettings()).imageMegabytes * MB;
    await storeImage(
      { worldId, address: shownAddress, file: blob, width, height, thumbnail, standsFor },
      budget,
      Date.now(),
    );
  };
  return [
    file,
    {
      tryAgain,
      onLoad: ({ currentTarget }) => {
        if (file.state === 'shown' && !file.isStored && address !== null)
          detach(store(currentTarget, address, file.file), 'image.store');
      },
      onError: () => {
        if (file.state !== 'shown' || address === null) return;
        if (!file.isStored) return show({ state: 'failed', problem: DAMAGED });
        // The browser lost the stored file: load it again.
        detach(removeImage(worldId, address).then(tryAgain), 'image.removeDamaged');
      },
    },
  ];
}
