// Opens our pages beside, in front of or among the pages of any browser, whatever it lacks.
export { type FollowedTab, followedTab, watchFollowedTab } from './followed-tab.ts';
export { openBeside, openPanelElsewhere, openPanelFor } from './panel.ts';
export { currentWindowId, focusWindow, openOnce, openSmallWindow } from './small-window.ts';
