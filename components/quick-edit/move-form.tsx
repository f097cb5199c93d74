import { useMemo, useState } from 'preact/hooks';
import type { Category, CategoryId } from '../../lib/model/index.ts';
import { CategoryPicker, categoryTree, pathTo } from '../category/index.ts';
import { QuickEditForm } from './quick-edit-form.tsx';

/** Where else in the world's tree a thing is to lie. */
export function MoveForm(props: {
  categories: readonly Category[];
  value: CategoryId | null;
  /** A category cannot lie in itself, nor in what lies in it; null: what is moved is no category. */
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
      ? 'Choose another category.'
      : self !== null && picked === null
        ? 'The platform does not let Loreside take a category out of the one above it.'
        : null;
  return (
    <QuickEditForm
      title="Move"
      save="Move it"
      problem={problem}
      onSave={() => props.onSave(picked)}
      onClose={props.onClose}
    >
      <CategoryPicker categories={offered} value={picked} onPick={setPicked} />
    </QuickEditForm>
  );
}
