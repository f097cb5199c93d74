// The thing that the tab beside the panel shows: offered in a slim bar, or shown by itself where the user wants that.
// It knows pages of the platform alone, by their addresses; nothing of a page is read.
export { FollowBar, type FollowBarProps } from './follow-bar.tsx';
export { type TabBeside, tabBeside } from './tab-beside.ts';
