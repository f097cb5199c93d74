/** Width and height in pixels: 32 CSS pixels on the densest common screens. */
const SIDE = 96;

/** A small square version of an image that is shown; null if this browser can't make one. */
export async function makeThumbnail(image: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (typeof OffscreenCanvas === 'undefined' || width === 0 || height === 0) return null;
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  const side = Math.min(width, height);
  // The middle of a landscape, the upper part of a portrait: that is where the face is.
  context.drawImage(image, (width - side) / 2, (height - side) / 5, side, side, 0, 0, SIDE, SIDE);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
}
