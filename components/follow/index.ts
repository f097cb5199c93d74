// Offers or shows the entry that the active tab is about. It recognizes World Anvil's pages by their addresses and
// reads no page content.
export { FollowBar, type FollowBarProps } from './follow-bar.tsx';
