/** Width and height in pixels, as the file says; null if it doesn't. */
export interface ImageSize {
  width: number;
  height: number;
}

const tag = (view: DataView, at: number): string =>
  at + 4 <= view.byteLength
    ? String.fromCharCode(
        view.getUint8(at),
        view.getUint8(at + 1),
        view.getUint8(at + 2),
        view.getUint8(at + 3),
      )
    : '';

/** Every frame header of a JPEG: baseline, progressive and the rare ones, but not its tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(view: DataView): ImageSize | null {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    const isAlone = marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    // A fill byte is followed by another marker, a marker without data by the next one.
    if (isAlone) at += marker === 0xff ? 1 : 2;
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** A WebP has the whole size in its first chunk: lossy, lossless or extended. */
function webpSize(view: DataView): ImageSize | null {
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  switch (tag(view, 12)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return null;
  }
}

/** Boxes of an AVIF that contain the properties of its images. `meta` has four bytes before its boxes. */
const CONTAINERS: Readonly<Record<string, number>> = { meta: 12, iprp: 8, ipco: 8 };

/** The largest image of an AVIF: it may have a small one, or one for each tile. */
function avifSize(view: DataView, from = 0, end = view.byteLength): ImageSize | null {
  let largest: ImageSize | null = null;
  for (let at = from; at + 8 <= end; ) {
    const length = view.getUint32(at);
    const next = length === 0 ? end : at + length;
    if (length !== 0 && length < 8) return largest;
    const name = tag(view, at + 4);
    const skip = CONTAINERS[name];
    const found =
      name === 'ispe' && at + 20 <= end
        ? { width: view.getUint32(at + 12), height: view.getUint32(at + 16) }
        : skip === undefined
          ? null
          : avifSize(view, at + skip, Math.min(next, end));
    if (found && found.width * found.height > (largest ? largest.width * largest.height : -1))
      largest = found;
    at = next;
  }
  return largest;
}

/**
 * Reads the size of a raster image from its header, because decoding a small file can take gigabytes. `type`: what
 * `rasterType` says.
 */
export function imageSize(bytes: Uint8Array<ArrayBuffer>, type: string): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    switch (type) {
      case 'image/png':
        return { width: view.getUint32(16), height: view.getUint32(20) };
      case 'image/gif':
        return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
      case 'image/jpeg':
        return jpegSize(view);
      case 'image/webp':
        return webpSize(view);
      case 'image/avif':
        return avifSize(view);
      default:
        return null;
    }
  } catch {
    // The file ends within its header, so no browser can draw it.
    return null;
  }
}
