// Screen-share mode covers everything private while others may see the screen. One switch for all our pages, kept until
// the browser closes. The style sheet alone covers elements marked `data-private`.

export { useScreenShare, WorldContext } from './mode.ts';
export { ScreenShareBar, ScreenShareButton } from './screen-share.tsx';
