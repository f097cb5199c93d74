// Images of a world wherever they are shown: the frame with its permission, loading, offline storage and problems, and
// thumbnails for lists. Files are loaded only from hosts that the person has allowed, without cookies, and checked to
// be images.
export { AskForImages, useImageConsent, type WorldImages } from './ask-for-images.tsx';
export type { ImageRef } from './use-image-details.ts';
export { readImage, type ShownImage } from './use-image-details.ts';
export { useImageFile } from './use-image-file.ts';
export { useRowPicture } from './use-row-picture.ts';
export { useWorldThumbnail } from './use-thumbnails.ts';
export { WorldImage, type WorldImageProps } from './world-image.tsx';
