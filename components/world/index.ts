// A world itself: its page, counts and announcements, and its settings, changed field by field with what stood before
// them in sight, and taken back at a click.
export { WorldView, type WorldViewProps } from './world-view.tsx';
