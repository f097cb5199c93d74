import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { Button, Icon, linkHandlers } from '../ui/index.ts';
import { AskForImages } from './ask-for-images.tsx';
import { ImageProblemText } from './image-problem.tsx';
import { useFirst } from './use-first.ts';
import { useImageConsent } from './use-image-consent.ts';
import { type ImageDetails, type ImageRef, useImageDetails } from './use-image-details.ts';
import { useImageFile } from './use-image-file.ts';
import { useInSight } from './use-in-sight.ts';
import './world-image.css';

export interface WorldImageProps {
  worldId: WorldId;
  image: ImageRef;
  /** `cover`: across the top. `portrait`: beside a text. `text`: within a text. `thumbnail`: a small square. */
  shape: 'cover' | 'portrait' | 'text' | 'thumbnail';
  /** Where lists show its thumbnail besides the image's own row. See `use-thumbnails.ts`. */
  standsFor?: string | undefined;
  /** Shown instead if the offline copy doesn't know the image. */
  fallback?: ComponentChildren;
  /** More about it is being fetched, such as its size. Until then nothing is asked: the buttons would move. */
  isComing?: boolean;
  /** A click shows it at its full size, in the same frame. */
  canZoom?: boolean;
  /** Opens the image's own screen. Without it, the image isn't a link. */
  open?: ((ref: EntryRef, where: 'here' | 'tab') => void) | undefined;
}

/**
 * An image of a world, in a frame whose size doesn't change. It loads when it comes into sight, and is stored for the
 * time without a connection. Until the world's images are allowed, the first frame on the screen asks for it.
 */
export function WorldImage(props: WorldImageProps) {
  const { worldId, image, shape, standsFor, fallback, isComing = false, canZoom = false, open } = props;
  const frame = useRef<HTMLDivElement>(null);
  const details = useImageDetails(worldId, image);
  const isInSight = useInSight(frame);
  const consent = useImageConsent(worldId);
  const address = details?.address ?? null;
  const isAllowed = address ? consent.isAllowed(address) : undefined;
  const id = image.id === null ? null : String(image.id);
  const [file, actions] = useImageFile(
    worldId,
    isAllowed && isInSight ? (address?.href ?? null) : null,
    // In screen-share mode, only a private image's own row is known to be private.
    [id === null ? null : `image ${id}`, details?.isPrivate ? null : standsFor].filter(
      (one) => typeof one === 'string',
    ),
  );
  const allowing = useKeptFrame(frame, isAllowed);
  const [isZoomed, setZoomed] = useState(false);
  const isText = shape !== 'thumbnail';
  const isAsking = isAllowed === false && !isComing;
  if (details && !address && fallback) return <>{fallback}</>;
  return (
    <div
      class="world-image"
      ref={frame}
      // Keys scroll in it.
      tabIndex={isZoomed ? 0 : -1}
      data-zoomed={isZoomed || undefined}
      data-shape={shape}
      data-state={isAsking ? 'ask' : file.state}
      data-private={details?.isPrivate || undefined}
      aria-busy={file.state === 'loading'}
      data-unsearched=""
      style={shape === 'text' && details ? sizeOf(details) : undefined}
    >
      {file.state === 'shown' && details ? (
        <ImageAction
          id={id}
          open={open}
          isZoomed={canZoom ? isZoomed : null}
          zoom={() => setZoomed(!isZoomed)}
        >
          <img
            src={file.url}
            alt={details.alt || t('library.image')}
            decoding="async"
            draggable={false}
            onLoad={actions.onLoad}
            onError={actions.onError}
          />
        </ImageAction>
      ) : (
        <Icon name="image" />
      )}
      {isText && details && !address && <span class="small">{t('image.noAddress')}</span>}
      {isText && file.state === 'failed' && address && (
        <ImageProblemText problem={file.problem} address={address} tryAgain={actions.tryAgain} />
      )}
      {isText && isAsking && address && (
        <AskOnce
          worldId={worldId}
          address={address}
          allow={() => allowing(consent.allowHosts([address]))}
          allowOnly={() => allowing(consent.allowOnly(address))}
        />
      )}
    </div>
  );
}

/** The frame is as large as the image, unless that is larger than the column. */
const sizeOf = ({ ratio, width }: ImageDetails): Record<string, string | number> => ({
  ...(ratio !== null && { '--ratio': ratio }),
  ...(width !== null && { '--width': `${width}px` }),
});

/** Asks in full in the first frame of the screen only. */
function AskOnce(props: {
  worldId: WorldId;
  address: URL;
  allow: () => Promise<boolean>;
  allowOnly: () => Promise<boolean>;
}) {
  const isFirst = useFirst(`images of ${props.worldId}`);
  if (isFirst) return <AskForImages {...props} hosts={[props.address]} />;
  return (
    <Button size="small" tone="quiet" onClick={() => void props.allow()}>
      {t('image.showAll')}
    </Button>
  );
}

/** What a click on the image does, if anything. */
function ImageAction(props: {
  id: string | null;
  open: WorldImageProps['open'];
  /** Null if it can't be zoomed. */
  isZoomed: boolean | null;
  zoom: () => void;
  children: ComponentChildren;
}) {
  const { id, open, isZoomed } = props;
  if (isZoomed !== null)
    return (
      <button type="button" aria-pressed={isZoomed} onClick={props.zoom}>
        {props.children}
      </button>
    );
  if (id === null || !open) return <>{props.children}</>;
  const target: EntryRef = { kind: 'image', id };
  return (
    <a
      href={`#image/${encodeURIComponent(id.toWellFormed())}`}
      {...linkHandlers((where) => open(target, where))}
    >
      {props.children}
    </a>
  );
}

/** Focuses the frame once the button in it, which had the focus, has gone. */
function useKeptFrame(frame: { current: HTMLElement | null }, isAllowed: boolean | undefined) {
  const wasAsked = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    if (isAllowed && wasAsked.current && (!activeElement || activeElement === document.body))
      frame.current?.focus({ preventScroll: true });
    if (isAllowed) wasAsked.current = false;
  }, [isAllowed]);
  return (answer: Promise<boolean>): Promise<boolean> => {
    wasAsked.current = true;
    return answer;
  };
}
