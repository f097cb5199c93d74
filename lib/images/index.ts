// The images of offline copies: whose images may be loaded, and the files of those that were shown. Files are stored
// within a budget; the ones not shown for the longest time are removed first.
export { fileAddress, hostPattern, hostsOf, isOwn } from './address.ts';
export { watchImages } from './changes.ts';
export {
  allowHosts,
  allowImage,
  changeImageConsent,
  consentedHosts,
  EARLIER_CONSENT_KEY,
  forgetWorldConsent,
  IMAGE_CONSENT_KEY,
  type ImageConsent,
  isAllowed,
  moveConsent,
  parseImageConsent,
  readImageConsent,
  stopImages,
  wantsImages,
  watchImageConsent,
} from './consent.ts';
export {
  fitImages,
  linkImage,
  type NewImage,
  readImageFile,
  readImageUsage,
  type StoredImage,
  storeImage,
} from './image-store.ts';
export { removeAllImages, removeImage, removeWorldImages } from './remove-images.ts';
export { coverOf, portraitOf, readThumbnails, type Thumbnail, WORLD_COVER } from './thumbnails.ts';
