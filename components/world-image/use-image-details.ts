import { useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { isPrivate } from '../../lib/entries/index.ts';
import { fileAddress } from '../../lib/images/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { CONNECTION_KEY } from '../../lib/stored-state/index.ts';

/** The stored body may come from an older release or be damaged, so any field may be missing. */
const word = z.catch(z.nullable(z.string()), null);
const amount = z.catch(z.nullable(z.number()), null);
const words = z.pipe(
  z.catch(z.array(z.unknown()), []),
  z.transform((list) => list.filter((one) => typeof one === 'string')),
);

const schema = z.object({
  id: z.union([z.number(), z.string()]),
  title: z.catch(z.string(), ''),
  tags: words,
  url: word,
  description: z.catch(z.string(), ''),
  alt: word,
  size: amount,
  width: amount,
  height: amount,
  extension: word,
  artist: word,
  pageUrl: word,
  articleId: word,
  authorName: word,
  createdAt: amount,
  updatedAt: amount,
});

export type ShownImage = z.infer<typeof schema>;

/** The readable fields of an image; null if there is nothing to show. */
export function readImage(resource: unknown): ShownImage | null {
  return schema.safeParse(resource).data ?? null;
}

/** An image as an article refers to it. */
export interface ImageRef {
  /** Null if only its address is known. */
  id: string | number | null;
  url: string | null;
  title?: string;
  alt?: string | null;
  /** In pixels. */
  width?: number | null;
  height?: number | null;
}

export interface ImageDetails {
  /** Null if World Anvil's answer has none that may be loaded. */
  address: URL | null;
  /** What the image shows, or else its name. */
  alt: string;
  /** Width by height, if known. */
  ratio: number | null;
  /** The width in pixels, if known. */
  width: number | null;
  isPrivate: boolean;
}

type Extra = Omit<ImageDetails, 'address' | 'ratio'> & { url: string | null; height: number | null };

/** What the offline copy knows of the image. */
export async function readExtra(worldId: WorldId, id: string): Promise<Extra> {
  const library = await openLibrary();
  const ref = { kind: 'image', id } as const;
  const [body, [entry = null]] = await Promise.all([
    library.body(worldId, ref),
    library.entries(worldId, [ref]),
  ]);
  const image = body && readImage(body.resource);
  return {
    url: image?.url ?? entry?.url ?? null,
    alt: image?.alt || image?.title || entry?.title || '',
    width: image?.width ?? null,
    height: image?.height ?? null,
    isPrivate: entry !== null && isPrivate('image', entry),
  };
}

/** World Anvil's address, for the rare addresses without a host. */
export async function readWorldAnvil(): Promise<string | null> {
  const { [CONNECTION_KEY]: summary } = await browser.storage.local.get(CONNECTION_KEY);
  const address = typeof summary === 'object' && summary !== null && Reflect.get(summary, 'address');
  return typeof address === 'string' ? address : null;
}

/** Everything that showing an image needs. Undefined until the offline copy has been read. */
export function useImageDetails(worldId: WorldId, image: ImageRef): ImageDetails | undefined {
  const { id, url, title = '', alt = null, width = null, height = null } = image;
  const of = JSON.stringify([worldId, id, url]);
  const [known, setKnown] = useState<{ of: string; extra: Extra | null; worldAnvil: string | null } | null>(
    null,
  );
  useEffect(() => {
    let isCanceled = false;
    Promise.all([id === null ? null : readExtra(worldId, String(id)), readWorldAnvil()]).then(
      ([extra, worldAnvil]) => {
        if (!isCanceled) setKnown({ of, extra, worldAnvil });
      },
      reportAs('image.readDetails'),
    );
    return () => {
      isCanceled = true;
    };
  }, [of]);
  if (known?.of !== of) return undefined;
  const { extra, worldAnvil } = known;
  const shownWidth = width ?? extra?.width ?? null;
  const shownHeight = height ?? extra?.height ?? null;
  return {
    address: fileAddress(url ?? extra?.url ?? null, worldAnvil),
    alt: alt || extra?.alt || title,
    ratio: shownWidth && shownHeight ? shownWidth / shownHeight : null,
    width: shownWidth,
    isPrivate: extra?.isPrivate ?? false,
  };
}
