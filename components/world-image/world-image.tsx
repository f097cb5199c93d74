import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { Button, Icon, linkHandlers } from '../ui/index.ts';
import { AskForImages, useImageConsent } from './ask-for-images.tsx';
import { type ImageDetails, type ImageRef, useImageDetails } from './use-image-details.ts';
import { useImageFile } from './use-image-file.ts';
import './world-image.css';
import type { ImageProblem } from './fetch-image.ts';

/** Problems that may have gone the next time. */
const PASSING: ReadonlySet<ImageProblem['kind']> = new Set(['notLoaded', 'offline']);

/** In an image's place: why it isn't shown, and what to do. */
function ImageProblemText(props: { problem: ImageProblem; address: URL; tryAgain: () => void }) {
  const { problem, address } = props;
  return (
    <>
      <span class="small">{t(problem.sentence)}</span>
      {PASSING.has(problem.kind) ? (
        <Button size="small" tone="quiet" onClick={props.tryAgain}>
          {t('common.tryAgain')}
        </Button>
      ) : (
        problem.kind !== 'gone' && (
          <a
            class="small"
            href={address.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            referrerpolicy="no-referrer"
          >
            {t('common.openInTab')}
          </a>
        )
      )}
    </>
  );
}

type Notify = (isFirst: boolean) => void;

const queues = new Map<string, Set<Notify>>();

function tellFirst(name: string): void {
  const [first] = queues.get(name) ?? [];
  if (first) first(true);
  else queues.delete(name);
}

/** Of all mounted components that call it with the same name, true in the one that was mounted first. */
function useFirst(name: string): boolean {
  const [isFirst, setFirst] = useState(false);
  useEffect(() => {
    const notify: Notify = (now) => setFirst(now);
    const queue = queues.get(name) ?? new Set();
    queues.set(name, queue.add(notify));
    tellFirst(name);
    return () => {
      queue.delete(notify);
      tellFirst(name);
    };
  }, [name]);
  return isFirst;
}

/** Images are loaded this far before they come into sight. */
const MARGIN = '300px';

/** Whether the element has been in sight, or nearly. It stays true. */
function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (isInSight || !element.current) return;
    const watching = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInSight(true);
      },
      { rootMargin: MARGIN },
    );
    watching.observe(element.current);
    return () => watching.disconnect();
  }, [isInSight]);
  return isInSight;
}

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
