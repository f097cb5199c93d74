// Several articles changed together: selected in a list on World Anvil, changed here, where no page can cover the question.
export { ManyView, type ManyViewProps } from './many-view.tsx';
