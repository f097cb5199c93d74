// Screen-share mode covers everything private while others may see the screen. One switch for all our pages, kept until
// the browser closes. The style sheet alone covers elements marked `data-private`; one of them can be shown.

export { WorldContext } from './mode.ts';
export { PrivateBlock, useScreenShare } from './private-block.tsx';
export { ScreenShareBar, ScreenShareButton, useStatblocksHidden } from './screen-share.tsx';
