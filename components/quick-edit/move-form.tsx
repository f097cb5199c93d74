import { useMemo, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { Category, CategoryId } from '../../lib/model/index.ts';
import { CategoryPicker, categoryTree, pathTo } from '../category/index.ts';
import { QuickEditForm } from './quick-edit-form.tsx';

/** Moves an entry to another category. */
export function MoveForm(props: {
  categories: readonly Category[];
  value: CategoryId | null;
  /** The category being moved, which can't move into itself or its descendants; null for any other kind of entry. */
  self: CategoryId | null;
  onSave: (id: CategoryId | null) => void;
  onClose: () => void;
}) {
  const { categories, value, self } = props;
  const [picked, setPicked] = useState(value);
  const offered = useMemo(() => {
    if (self === null) return categories;
    const tree = categoryTree(categories);
    return categories.filter(({ id }) => !pathTo(tree, id).some((above) => above.id === self));
  }, [categories, self]);
  const problem =
    picked === value
      ? t('quickEdit.chooseOther')
      : self !== null && picked === null
        ? t('quickEdit.cannotMoveToTop')
        : null;
  return (
    <QuickEditForm
      title={t('quickEdit.moveTitle')}
      save={t('quickEdit.moveButton')}
      problem={problem}
      onSave={() => props.onSave(picked)}
      onClose={props.onClose}
    >
      <CategoryPicker categories={offered} value={picked} onPick={setPicked} />
    </QuickEditForm>
  );
}
