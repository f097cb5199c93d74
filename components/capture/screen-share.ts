// Only the bar, so that it loads after the first paint without the rest of its module.
export { ScreenShareBar } from '../screen-share/index.ts';
