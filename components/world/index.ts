// The view of a world: its page, counts, announcements and settings. Each change of a setting shows the value before it
// and can be undone.
export { accentName } from './accent-choice.tsx';
export { WorldView, type WorldViewProps } from './world-view.tsx';
