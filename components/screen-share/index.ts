// Screen-share mode: while somebody else may look at the screen, everything private is covered. One switch for all our
// pages, kept for as long as the browser runs. What is marked `data-private` is covered by the style sheet alone.
export { ScreenShareBar, ScreenShareButton } from './screen-share.tsx';
export { useScreenShare } from './use-screen-share.ts';
export { WorldShown } from './world-shown.ts';
