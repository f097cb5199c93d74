// Several articles changed together: selected in a list on World Anvil, changed here, where no page can cover the question.
export { BulkEditView, type ManyViewProps } from './bulk-edit-view.tsx';
