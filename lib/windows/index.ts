// Opens our pages beside, in front of or among the pages of any browser, whatever it lacks.
export { type FollowedTab, followedTab, watchFollowedTab } from './followed-tab.ts';
export { openBeside, openPalette, openPanelElsewhere, openPanelFor, type PanelPlace } from './panel.ts';
export { currentWindowId, focusWindow, openSmallWindow } from './small-window.ts';
