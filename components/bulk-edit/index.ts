// Changes several articles that were selected in a list on World Anvil. The confirmation is here, where no page can
// cover it.
export { BulkEditView, type BulkEditViewProps } from './bulk-edit-view.tsx';
