// The view of a world: its page, counts, announcements and settings. Each change of a setting shows the value before it
// and can be undone.
export { WorldView, type WorldViewProps } from './world-view.tsx';
