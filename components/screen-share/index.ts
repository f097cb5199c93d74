// Screen-share mode covers everything private while others may see the screen. One switch for all our pages, kept until
// the browser closes. The style sheet alone covers elements marked `data-private`.
export { ScreenShareBar, ScreenShareButton } from './screen-share.tsx';
export { useScreenShare } from './use-screen-share.ts';
export { WorldContext } from './world-context.ts';
